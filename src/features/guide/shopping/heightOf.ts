import {inColumn} from './inColumn';
import type {ShoppingRow} from './shopping';
import {isCount} from './shoppingGroups';

/** From so many letters on a thing takes a second line. */
const LONG = 38;

/** About how high an aisle with these rows is, in rows of one line. */
export function heightOf(rows: readonly ShoppingRow[]): number {
  const [first] = rows;
  // A sum is large, and what it is made of is in low rows.
  if (first && isCount(first.group)) return 3.5 + 0.65 * (rows.length - 1);
  const second = ({item, brc, street}: ShoppingRow) =>
    item.length > LONG || inColumn(brc).note !== undefined || brc !== street;
  return 2 + rows.length + rows.filter(second).length / 2;
}
