import type {HangingGroup} from '../../model/types';

/** So many pictures fill a page, two in a row; one of so many panels takes a row. */
const A_SHEET = 6;
const A_ROW = 2;
const MANY = 8;

/** Whether a group has too many names for the room of one picture. */
export const isWide = ({panels}: Pick<HangingGroup, 'panels'>): boolean => panels.length > MANY;

/** Groups as they lie on the sheets, in their order. */
export function onSheets(groups: readonly HangingGroup[]): HangingGroup[][] {
  const sheets: HangingGroup[][] = [];
  let taken = A_SHEET;
  for (const group of groups) {
    const size = isWide(group) ? A_ROW : 1;
    // A wide one begins a row.
    const from = isWide(group) ? Math.ceil(taken / A_ROW) * A_ROW : taken;
    const fits = from + size <= A_SHEET;
    if (fits) sheets.at(-1)?.push(group);
    else sheets.push([group]);
    taken = (fits ? from : 0) + size;
  }
  return sheets;
}

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
