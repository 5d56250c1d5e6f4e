/**
 * Divides things into two columns of about the same height; what follows the first is in the second, as
 * it is below each other on a phone.
 */
export function inTwoColumns<T>(things: readonly T[], heightOf: (thing: T) => number): [T[], T[]] {
  const sumOf = (some: readonly T[]) => some.reduce((sum, thing) => sum + heightOf(thing), 0);
  const ways = things.map((_, i): [T[], T[]] => [things.slice(0, i + 1), things.slice(i + 1)]);
  const apart = ([left, right]: [T[], T[]]) => Math.abs(sumOf(left) - sumOf(right));
  return ways.sort((a, b) => apart(a) - apart(b))[0] ?? [[], []];
}
