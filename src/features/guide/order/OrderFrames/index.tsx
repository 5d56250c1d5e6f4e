import type {ComponentType} from 'react';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import CrewLetter from '../../edition/CrewLetter';
import {crewClass, crews} from '../../model/crews';
import type {CrewId, HangingGroup} from '../../model/types';
import PanelNames from '../../panels/PanelNames';
import Unordered from '../../panels/Unordered';
import {isWide} from '../Sheets/onSheets';
import SectionName from '../SectionName';
import {hangingCrews} from '../steps';
import {isSeenTwice} from './isSeenTwice';
import {standAlone} from './standAlone';
import styles from './styles.module.css';

interface Props {
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  frame: ComponentType<{group: HangingGroup}>;
}

/** Whose views stand beside each other, which takes the whole row. */
const takesRow = (group: HangingGroup) => isWide(group) || isSeenTwice(group);

/** A crew's groups, and which has nothing beside it: those are laid out across the row. */
function laidOut(groups: readonly HangingGroup[], id: CrewId) {
  const own = groups.filter(({crew}) => crew === id);
  const alone = standAlone(own.map(takesRow));
  return own.map((group, i) => ({group, isAlone: alone[i]}));
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
          {laidOut(groups, id).map(({group, isAlone}) => (
            <li
              key={group.panels[0]}
              className={clsx(
                'card-edge',
                (isAlone || takesRow(group)) && styles.wide,
                isAlone && styles.alone,
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
