import {reversed} from '../reversed';
import type {CrewId, Figures} from '../../model/types';
import CrewDown, {type StillHanging} from './CrewDown';
import Folds from './Folds';
import type {GroupFrame} from './Undone';

interface Props {
  figures: Figures;
  crew: CrewId;
  frame?: GroupFrame;
  sheep?: StillHanging;
}

/**
 * A crew's work backwards, worked out from the figures, to tick: what comes off, in which order, and
 * the hardware that has to come out again.
 */
export default function TeardownOrder({figures, crew, frame, sheep}: Props) {
  const undoings = reversed(figures, crew);
  const {year} = figures;
  return (
    <>
      <CrewDown figures={figures} crew={crew} undoings={undoings} sheep={sheep} />
      <Folds year={year} crew={crew} undoings={undoings} frame={frame} />
    </>
  );
}
