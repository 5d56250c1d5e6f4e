import {inColumn} from './inColumn';
import type {ShoppingRow} from './shopping';
import {isCount} from './shoppingGroups';

/** From so many letters on a thing takes a second line. */
const LONG = 38;

/** What a row has below its line, in lines: a note, or what stands below its figure. */
function belowOf({item, brc, street}: ShoppingRow): number {
  const {unit, note} = inColumn(brc);
  if (item.length > LONG || note || brc !== street) return 0.5;
  return unit ? 0.33 : 0;
}

/** About how high an aisle with these rows is, in rows of one line. */
export function heightOf(rows: readonly ShoppingRow[]): number {
  const [first] = rows;
  const below = rows.map(belowOf);
  // A sum is large, and what it is made of is in low rows; a note is said once.
  if (first && isCount(first.group)) return 3.1 + 0.65 * (rows.length - 1) + Math.max(...below);
  return below.reduce((sum, height) => sum + height, 1.9 + rows.length);
}
