/** What each change of column costs: an order that jumps is worth it only where it fills more than this. */
const JUMP = 0.4;

/**
 * Divides things into two columns that end at about the same height, each in the given order: one long
 * aisle leaves no hole below the short ones. All ways are tried; there are ten aisles at most.
 */
export function inTwoColumns<T>(things: readonly T[], heightOf: (thing: T) => number): [T[], T[]] {
  const heights = things.map(heightOf);
  let best = {cost: Infinity, right: things.map(() => false)};
  for (let way = 0; way < 2 ** Math.max(0, things.length - 1); way += 1) {
    // The first thing is always at the left.
    const right = things.map((_, i) => i > 0 && Math.floor(way / 2 ** (i - 1)) % 2 === 1);
    const apart = heights.reduce((sum, height, i) => sum + (right[i] ? -height : height), 0);
    const jumps = right.filter((side, i) => i > 0 && side !== right[i - 1]).length;
    const cost = Math.abs(apart) + jumps * JUMP;
    if (cost < best.cost) best = {cost, right};
  }
  return [things.filter((_, i) => !best.right[i]), things.filter((_, i) => best.right[i])];
}
