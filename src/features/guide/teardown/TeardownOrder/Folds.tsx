import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import type {CrewId} from '../../model/types';
import {isUnwritten, type Undoing} from '../reversed';
import Fold from './Fold';
import type {GroupFrame} from './Undone';
import folds from './folds.module.css';
import styles from './styles.module.css';

interface Props {
  year: number;
  crew: CrewId;
  undoings: readonly Undoing[];
  frame?: GroupFrame;
}

/** A crew's tasks undone, as rows that open; whom to ask before stands under its name (`CrewStop`). */
export default function Folds({year, crew, undoings, frame}: Props) {
  const allStop = undoings.every(isUnwritten);
  return (
    <ol className={clsx(styles.order, folds.folds, crewClass(crew))}>
      {undoings.map((undoing) => (
        <Fold key={undoing.task.id} {...undoing} allStop={allStop} frame={frame} year={year} />
      ))}
    </ol>
  );
}
