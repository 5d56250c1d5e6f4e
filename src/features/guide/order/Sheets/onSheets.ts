import type {HangingGroup} from '../../model/types';

/** So many rows of pictures fill a page; a group of so many panels has a row to itself. */
const ROWS = 3;
const MANY = 8;

/** Whether a group has too many names for the room of one picture. */
export const isWide = ({panels}: Pick<HangingGroup, 'panels'>): boolean => panels.length > MANY;

/** Groups in rows of two, in their order; one of many panels has a row to itself. */
export function inRows(groups: readonly HangingGroup[]): HangingGroup[][] {
  const rows: HangingGroup[][] = [];
  for (const group of groups) {
    const last = rows.at(-1);
    const fits = last?.length === 1 && !isWide(group) && !last.some(isWide);
    if (fits) last.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** Groups as they lie on the sheets, in their order. */
export function onSheets(groups: readonly HangingGroup[]): HangingGroup[][] {
  const rows = inRows(groups);
  const sheets = Math.ceil(rows.length / ROWS);
  return Array.from({length: sheets}, (_, i) => rows.slice(i * ROWS, (i + 1) * ROWS).flat());
}
