import type {ComponentType} from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {crewClass, crews} from '../../model/crews';
import type {HangingGroup} from '../../model/types';
import PanelNames from '../../panels/PanelNames';
import Unordered from '../../panels/Unordered';
import {isWide} from '../Sheets/onSheets';
import SectionName from '../SectionName';
import {hangingCrews} from '../steps';
import {isSeenTwice} from './isSeenTwice';
import styles from './styles.module.css';

interface Props {
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  frame: ComponentType<{group: HangingGroup}>;
}

/** Whose views stand beside each other, which takes the whole row. */
const takesRow = (group: HangingGroup) => isWide(group) || isSeenTwice(group);

/** Every step of every crew as a picture, for who sees them all at once or runs no script. */
export default function OrderFrames({groups, frame: Frame}: Props) {
  const hanging = hangingCrews(groups);
  return crews
    .filter(({id}) => hanging.includes(id))
    .map(({id, name}) => (
      <section key={id} className={styles.crew} data-frames={id}>
        <Heading as="h3" id={id} className={clsx(styles.name, crewClass(id))}>
          {name}
        </Heading>
        <ol className={styles.frames}>
          {groups
            .filter(({crew}) => crew === id)
            .map((group) => (
              <li
                key={group.panels[0]}
                className={clsx(
                  'card-edge',
                  takesRow(group) && styles.wide,
                  isWide(group) && styles.many,
                )}
              >
                <p className={styles.section}>
                  <SectionName>{group.section}</SectionName>
                </p>
                <p>
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
