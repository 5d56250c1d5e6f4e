import type {ShoppingRow} from './shopping';
import {placeNames} from '../model/names';
import type {Place} from '../model/types';

/**
 * How much of a line is needed at a place, and how the other place differs; nothing where it does not.
 * An empty amount is of what is not needed there.
 */
export function amountsAt({brc, street}: ShoppingRow, place: Place) {
  const other = place === 'brc' ? 'street' : 'brc';
  const [amount, elsewhere] = place === 'brc' ? [brc, street] : [street, brc];
  return {
    amount,
    ...(amount !== elsewhere && {difference: `${placeNames[other]}: ${elsewhere || 'none'}`}),
  };
}
