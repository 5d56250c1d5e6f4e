import type {ComponentType} from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import CrewLetter from '../../edition/CrewLetter';
import {crewClass, crews} from '../../model/crews';
import type {HangingGroup} from '../../model/types';
import PanelNames from '../../panels/PanelNames';
import Unordered from '../../panels/Unordered';
import {isWide} from '../Sheets/onSheets';
import SectionName from '../SectionName';
import {hangingCrews} from '../steps';
import styles from './styles.module.css';

interface Props {
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  frame: ComponentType<{group: HangingGroup}>;
}

/** Every step of every crew as a picture, for who sees them all at once or runs no script. */
export default function OrderFrames({groups, frame: Frame}: Props) {
  const hanging = hangingCrews(groups);
  return crews
    .filter(({id}) => hanging.includes(id))
    .map(({id}) => (
      <section key={id} className={clsx(styles.crew, crewClass(id))} data-frames={id}>
        <Heading as="h3" id={id} className={styles.name}>
          <CrewLetter crew={id} />
        </Heading>
        <ol className={styles.frames}>
          {groups
            .filter(({crew}) => crew === id)
            .map((group) => (
              <li key={group.panels[0]} className={clsx('card-edge', isWide(group) && styles.many)}>
                <p className={styles.section}>
                  <SectionName>{group.section}</SectionName>
                </p>
                <p className={styles.panels}>
                  <PanelNames {...group} />
                  {!group.ordered && <Unordered />}
                </p>
                <Frame group={group} />
              </li>
            ))}
        </ol>
      </section>
    ));
}
