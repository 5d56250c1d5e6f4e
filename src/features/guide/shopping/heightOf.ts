import {inColumn} from './inColumn';
import type {ShoppingRow} from './shopping';
import {isCount} from './shoppingGroups';

/** From so many letters on a thing takes a second line. */
const LONG = 38;

/** What a row has below its line, in lines. */
const belowOf = ({item, brc, street}: ShoppingRow): number =>
  item.length > LONG || inColumn(brc).note || brc !== street ? 0.5 : 0;

/** About how high an aisle with these rows is, in rows of one line. */
export function heightOf(rows: readonly ShoppingRow[]): number {
  const [first] = rows;
  const below = rows.map(belowOf);
  // A note is said once.
  if (first && isCount(first.group)) return 2 + 0.9 * rows.length + Math.max(...below);
  return below.reduce((sum, height) => sum + height, 1.9 + rows.length);
}
