import type {ReactNode} from 'react';
import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import type {CrewId, Figures} from '../../model/types';
import CrewChanges from '../CrewChanges';
import {changeCount, changes, changesForAll} from '../changes';
import ChangeList from '../ChangeList';
import styles from './styles.module.css';

/** The crews below each other: those of whom nothing changed are a line. */
export const CrewYears = ({children}: {children: ReactNode}) => (
  <div className={styles.crews}>{children}</div>
);

interface Props {
  before: Figures;
  after: Figures;
  crew: CrewId;
  /** The crew's heading. */
  children: ReactNode;
}

/** What changed for a crew, under its heading, or what stayed. */
export default function CrewYear({children, ...years}: Props) {
  const found = changes(years.before, years.after).find(({crew}) => crew === years.crew);
  const isSame = !found || changeCount(found) === 0;
  return (
    <section
      className={clsx(styles.crew, isSame && styles.same, crewClass(years.crew))}
      data-unchanged={isSame || undefined}
    >
      {children}
      <CrewChanges {...years} />
    </section>
  );
}

/** What changed for everybody, under its heading, or that it stayed. */
export function YearForAll({before, after, children}: Omit<Props, 'crew'>) {
  const list = changesForAll(before, after);
  const isSame = list.length === 0;
  const names = new Set(after.hanging.flatMap((group) => group.panels));
  return (
    <section
      className={clsx(styles.crew, isSame && styles.same)}
      data-unchanged={isSame || undefined}
    >
      {children}
      {isSame && <p>Wrenches and dangers for everybody, as before.</p>}
      <ChangeList title="wrenches, dangers, the measured sheep" list={list} names={names} />
    </section>
  );
}
