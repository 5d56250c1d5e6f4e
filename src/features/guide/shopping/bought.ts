import {usePlace} from '../edition/edition';
import {keptIds, useKeptIds} from '../task/keptIds';
import type {ShoppingRow} from './shopping';
import {isCount, TOGETHER} from './shoppingGroups';
import type {CrewId, Place} from '../model/types';

/** Under which the device keeps what is bought or packed for a year and a place. */
export const boughtKey = (year: number, place: Place) => `baaahs-buy-${year}-${place}`;

/** The tick of a line; the whole build and each crew have their own. */
export const rowId = ({group, item}: ShoppingRow, crew?: CrewId) =>
  `${crew ?? 'all'}/${group}/${item}`;

/** Whether somebody gets a line at a place: not what is counted on, a sum of others, or not needed there. */
export const isToTick = (row: ShoppingRow, place: Place) =>
  !isCount(row.group) && row.item !== TOGETHER && row[place] !== '';

/** What of a list is ticked, of all that is needed at the chosen place, and how to take it back. */
export function useBought(year: number, rows: readonly ShoppingRow[], crew?: CrewId) {
  const place = usePlace();
  const key = boughtKey(year, place);
  const kept = useKeptIds(key);
  const ids = rows.filter((row) => isToTick(row, place)).map((row) => rowId(row, crew));
  const bought = ids.filter((id) => kept.has(id));
  return {done: bought.length, total: ids.length, clear: () => keptIds(key).clear(bought)};
}
