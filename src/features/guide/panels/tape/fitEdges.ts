import type {MeasuredEdge, MeasuredPanel} from '../../geometry/measure';
import {sidesOf} from '../../geometry/sides';

/** A panel that some measured edges fit, and how. */
export interface EdgeFit {
  panel: MeasuredPanel;
  /** Its sides in the order in which they were measured, the first of them first. */
  sides: MeasuredEdge[];
  /** Whether they were measured counterclockwise. */
  isTurned: boolean;
  /** By how much the worst of them is off, in inches. */
  off: number;
}

/** A panel's lengths are good to an inch, and somebody's tape to half of one. */
export const GOOD = 1.5;
/** What is farther off is not worth naming. */
const NEAR = 6;

const turnedFrom = <T>(ring: readonly T[], at: number) => [...ring.slice(at), ...ring.slice(0, at)];

/** How the lengths lie best along a ring of sides; nothing where it has too few. */
function bestTurn(lengths: readonly number[], ring: MeasuredEdge[]) {
  if (ring.length < lengths.length) return undefined;
  const turns = ring.map((_, at) => {
    const sides = turnedFrom(ring, at);
    const off = Math.max(...lengths.map((length, i) => Math.abs(length - (sides[i]?.length ?? 0))));
    return {sides, off};
  });
  return turns.sort((a, b) => a.off - b.off)[0];
}

/** All that is measured of a panel first, then what is nearer. */
const worth = ({off, sides}: EdgeFit, count: number) => off + (sides.length - count) / 2;

/**
 * The panels whose sides some lengths fit one after the other, best first: going clockwise seen from
 * outside, and the other way round, since whoever holds a panel from behind goes that way.
 * @param lengths two or more, in inches
 */
export function fitEdges(lengths: readonly number[], panels: Iterable<MeasuredPanel>): EdgeFit[] {
  const fits: EdgeFit[] = [];
  for (const panel of panels) {
    const sides = sidesOf(panel);
    // With every corner that a neighbor has on a straight side, and without.
    const rings = sides.length === panel.edges.length ? [sides] : [sides, panel.edges];
    for (const isTurned of [false, true]) {
      const turns = rings.flatMap((ring) => {
        const turn = bestTurn(lengths, isTurned ? [...ring].reverse() : ring);
        return turn ? [{panel, isTurned, ...turn}] : [];
      });
      const [best] = turns.sort((a, b) => a.off - b.off);
      if (best && best.off <= NEAR) fits.push(best);
    }
  }
  return fits.sort((a, b) => worth(a, lengths.length) - worth(b, lengths.length));
}
