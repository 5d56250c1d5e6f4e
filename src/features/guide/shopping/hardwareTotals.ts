import {aisleOf, aisles, type Aisle} from './aisles';
import {amountOf, type Amount} from './amount';
import {inches} from '../../../text/inches';
import type {HardwareSort} from '../model/hardwareText';
import type {Hardware} from '../model/types';

/** One thing to buy, and how much of it. */
export interface HardwareTotal {
  group: Aisle;
  hardware: HardwareSort;
  amount: Amount;
}

/** What comes with a bolt is bought by itself: bolts of one size and length are one line. */
function apart(hardware: Hardware): Hardware[] {
  const {with: fittings, size, count, spare} = hardware;
  if (!fittings || aisleOf(hardware.kind) !== 'bolts') return [hardware];
  const kind = /,| and /.test(fittings) ? `set of ${fittings}` : fittings;
  return [
    {...hardware, with: undefined},
    {kind, size, count, spare},
  ];
}

const keyOf = ({kind, size, length, spare, with: fittings}: Hardware) =>
  [kind, size, length, fittings, spare].join('|');

/**
 * Adds up hardware: one line for each kind, size and length; spares by themselves.
 * @returns aisle by aisle; thin before thick, short
 * before long, words last
 */
export function hardwareTotals(list: readonly Hardware[]): HardwareTotal[] {
  const lines = new Map<string, Hardware[]>();
  for (const piece of list.flatMap(apart)) {
    lines.set(keyOf(piece), [...(lines.get(keyOf(piece)) ?? []), piece]);
  }
  return [...lines.values()]
    .map((pieces) => {
      const hardware = pieces[0] as Hardware;
      return {
        group: aisleOf(hardware.kind),
        hardware,
        amount: amountOf(pieces.map(({count}) => count)),
      };
    })
    .sort(
      (a, b) =>
        aisles.indexOf(a.group) - aisles.indexOf(b.group) ||
        Number(a.hardware.spare ?? false) - Number(b.hardware.spare ?? false) ||
        compare(inches(a.hardware.size, Infinity), inches(b.hardware.size, Infinity)) ||
        compare(inches(a.hardware.length, Infinity), inches(b.hardware.length, Infinity)),
    );
}

/** Subtraction would not do: infinity less infinity is no number. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
