import type {ReactNode} from 'react';
import {plural} from '@site/src/text/counted';
import type {Figures} from '../../model/types';
import {isSame} from '../changes';
import styles from './styles.module.css';

interface Props {
  before: Figures;
  after: Figures;
  /** What is new in the guide (SectionChanges). */
  children: ReactNode;
}

/** The first card of the page: how much of the sheep stayed, and what is new in the guide. */
export default function YearOpening({before, after, children}: Props) {
  const panels = after.hanging.flatMap((group) => group.panels).length;
  const tasks = after.tasks.length;
  return (
    <div className={styles.opening}>
      <p>
        {isSame(before, after) ? (
          <>
            <span className={styles.figures}>
              <b>{panels}</b> {plural(panels, 'panel')} and <b>{tasks}</b> {plural(tasks, 'task')},
            </span>{' '}
            with all their hardware: as in {before.year}.
          </>
        ) : (
          `What it is, crew by crew, from ${before.year} to ${after.year}:`
        )}
      </p>
      {children}
    </div>
  );
}
