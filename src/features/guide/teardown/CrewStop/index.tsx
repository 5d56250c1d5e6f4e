import type {CrewId, Figures} from '../../model/types';
import {isUnwritten, reversed} from '../reversed';
import StopBox from '../StopBox';

interface Props {
  figures: Figures;
  crew: CrewId;
}

/**
 * Whom to ask, where nobody has written down how all that a crew built comes down. It stands directly under
 * the crew's name: a list is followed from its first line, and a row is opened without a look at its marks.
 */
export default function CrewStop({figures, crew}: Props) {
  const undoings = reversed(figures, crew);
  if (!undoings.some(isUnwritten)) return null;
  return (
    <StopBox>
      Nobody has written down how{' '}
      {undoings.every(isUnwritten) ? 'any of this comes down' : 'to undo the tasks marked Stop'}.
      Ask the setup lead before you take anything off.
    </StopBox>
  );
}
