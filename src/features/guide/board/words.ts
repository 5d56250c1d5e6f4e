import {counted} from '@site/src/text/counted';
import {crewName, placeNames} from '../model/names';
import type {CrewId, Place} from '../model/types';
import type {Effect} from './arrivals';
import type {Span} from './spans';
import {lengthText, minutesBetween, timeText} from './times';

export const NOT_KEPT =
  'This browser refuses to keep the board: it is gone when the page is closed. Private browsing or full storage may be why.';

/** What a crew's ticks have changed: 'Party Crew: 5 new ticks.' */
export function effectText(crew: CrewId, {added, others}: Effect): string {
  const name = crewName(crew);
  if (added > 0) {
    const stay = others > 0 ? ` ${counted(others, 'tick')} that it lacks stayed.` : '';
    return `${name}: ${counted(added, 'new tick')}.${stay}`;
  }
  const why =
    others > 0
      ? `The board has all of it and ${counted(others, 'tick')} more: this code is older, or steps were unticked. If so, put the row away and scan again.`
      : 'The board has just the same.';
  return `${name}: nothing new in this. ${why}`;
}

/** Said of a code that belongs on the other place's board. */
export const otherPlaceText = (crew: CrewId, theirs: Place, ours: Place): string =>
  `This code of the ${crewName(crew)} is of the ${placeNames[theirs]} edition; this board is for the ${placeNames[ours]} edition. Nothing was added.`;

/** What a crew does now that has ticked its order to the end; something may stand in no order. */
export const doneText = (done: number, total: number): string =>
  done < total ? 'its order is ticked' : 'all ticked';

/** How long the tasks of a span took: 'DJ platform: about 40 minutes, from the codes of …'. */
export function spanText({tasks, from, to}: Span): string {
  const titles = tasks.map(({title}) => title).join(' + ');
  const minutes = minutesBetween(from, to);
  const length = minutes === undefined ? 'the clock was set back' : lengthText(minutes);
  const codes = `from the codes of ${timeText(from)} and ${timeText(to)}`;
  return `${titles}: ${length}${tasks.length > 1 ? ' together' : ''}, ${codes}`;
}
