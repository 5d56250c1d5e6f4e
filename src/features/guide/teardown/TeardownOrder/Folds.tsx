import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import type {CrewId} from '../../model/types';
import type {Undoing} from '../reversed';
import StopBox from '../StopBox';
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

const isUnwritten = ({task}: Undoing) => !task.downWritten;

/** Above all that is folded, since a row may be opened without a look at its marks. */
function StopAbove({all}: {all: boolean}) {
  return (
    <StopBox>
      Nobody has written down how {all ? 'any of these' : 'those marked Stop'} come down. Ask the
      setup lead before you take anything off.
    </StopBox>
  );
}

/** A crew's tasks undone, as rows that open. */
export default function Folds({year, crew, undoings, frame}: Props) {
  const allStop = undoings.every(isUnwritten);
  return (
    <>
      {undoings.some(isUnwritten) && <StopAbove all={allStop} />}
      <ol className={clsx(styles.order, folds.folds, crewClass(crew))}>
        {undoings.map((undoing) => (
          <Fold key={undoing.task.id} {...undoing} allStop={allStop} frame={frame} year={year} />
        ))}
      </ol>
    </>
  );
}
