import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import {reversed} from '../reversed';
import type {CrewId, Figures} from '../../model/types';
import Card from './Card';
import CrewDown, {type StillHanging} from './CrewDown';
import Folds from './Folds';
import type {GroupFrame} from './Undone';
import styles from './styles.module.css';

interface Props {
  figures: Figures;
  crew: CrewId;
  frame?: GroupFrame;
  sheep?: StillHanging;
  /** Each task a row that opens; years from before have cards, all of them open. */
  folded?: boolean;
}

/**
 * A crew's work backwards, worked out from the figures, to tick: what comes off, in which order, and
 * the hardware that has to come out again.
 */
export default function TeardownOrder({figures, crew, frame, sheep, folded}: Props) {
  const undoings = reversed(figures, crew);
  const {year} = figures;
  return (
    <>
      <CrewDown figures={figures} crew={crew} undoings={undoings} sheep={sheep} bar={folded} />
      {folded ? (
        <Folds year={year} crew={crew} undoings={undoings} frame={frame} />
      ) : (
        <ol className={clsx(styles.order, styles.cards, crewClass(crew))}>
          {undoings.map((undoing) => (
            <Card key={undoing.task.id} {...undoing} frame={frame} year={year} />
          ))}
        </ol>
      )}
    </>
  );
}
