import type {ReactNode} from 'react';
import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import type {CrewId, Figures} from '../../model/types';
import CrewChanges from '../CrewChanges';
import {changes} from '../changes';
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
  const isSame = !found || found.panels.length + found.tasks.length + found.hardware.length === 0;
  return (
    <section className={clsx(styles.crew, isSame && styles.same, crewClass(years.crew))}>
      {children}
      <CrewChanges {...years} />
    </section>
  );
}
