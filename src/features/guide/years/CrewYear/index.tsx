import type {ReactNode} from 'react';
import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import type {CrewId, Figures} from '../../model/types';
import CrewChanges from '../CrewChanges';
import {changeCount, changes, changesForAll} from '../changes';
import ChangeList from '../ChangeList';
import styles from './styles.module.css';

/** The crews beside each other: those of whom nothing changed are small. */
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
    <section className={clsx(styles.crew, isSame && styles.same, crewClass(years.crew))}>
      {children}
      <CrewChanges {...years} />
    </section>
  );
}

/** What changed for everybody, under its heading, or that it stayed. */
export function YearForAll({before, after, children}: Omit<Props, 'crew'>) {
  const list = changesForAll(before, after);
  const names = new Set(after.hanging.flatMap((group) => group.panels));
  return (
    <section className={clsx(styles.crew, list.length === 0 && styles.same)}>
      {children}
      {list.length === 0 && (
        <p>
          <strong>Nothing changed.</strong> Wrenches and dangers for everybody, as before.
        </p>
      )}
      <ChangeList title="wrenches, dangers, the measured sheep" list={list} names={names} />
    </section>
  );
}
