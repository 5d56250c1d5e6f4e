import type {Projected} from './project';

/** A triangle on paper, and the thing that it is a part of. */
export interface Painted {
  of: number;
  corners: readonly [Projected, Projected, Projected];
}

/** A drawing looked at inch by inch. */
export interface Cover {
  /** The inch at the top left. */
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** What lies at each inch, row by row, the nearest first. */
  piles: readonly number[][];
}

/** The grid over some triangles, with a margin around them. */
function gridOver(triangles: readonly Painted[], margin: number) {
  const points = triangles.flatMap(({corners}) => corners);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)) - margin, Math.floor(Math.min(...ys)) - margin];
  const columns = Math.ceil(Math.max(...xs)) + margin - left;
  const rows = Math.ceil(Math.max(...ys)) + margin - top;
  return {left, top, columns, rows};
}

/** How near a triangle is to the eye at a point; nothing where it is not. */
function nearAt(x: number, y: number, [a, b, c]: Painted['corners']): number | undefined {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return undefined;
  const toB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
  const toC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
  if (toB < 0 || toC < 0 || toB + toC > 1) return undefined;
  return a[2] + toB * (b[2] - a[2]) + toC * (c[2] - a[2]);
}

/**
 * Looks at every inch of a drawing: which things lie there, one behind the other.
 * @param margin how far beyond the drawing, in inches
 */
export function coverOf(triangles: readonly Painted[], margin: number): Cover {
  const grid = gridOver(triangles, margin);
  const {left, top, columns, rows} = grid;
  const points = Array.from({length: columns * rows}, (): [number, number][] => []);
  for (const {of, corners} of triangles) {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [firstRow, lastRow] = [Math.min(...ys), Math.max(...ys)].map((y) => Math.floor(y - top));
    const [first, last] = [Math.min(...xs), Math.max(...xs)].map((x) => Math.floor(x - left));
    for (let row = firstRow!; row <= lastRow!; row += 1) {
      for (let column = first!; column <= last!; column += 1) {
        const near = nearAt(left + column + 0.5, top + row + 0.5, corners);
        if (near !== undefined) points[row * columns + column]?.push([of, near]);
      }
    }
  }
  const piles = points.map((pile) => pile.sort((a, b) => b[1] - a[1]).map(([of]) => of));
  return {...grid, piles};
}

/** How much of each thing is seen, from 0 (all hidden) to 1. */
export function seenShares({piles}: Cover): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  const seen = new Map<number, number>();
  for (const pile of piles) {
    for (const of of new Set(pile)) all.set(of, (all.get(of) ?? 0) + 1);
    const [first] = pile;
    if (first !== undefined) seen.set(first, (seen.get(first) ?? 0) + 1);
  }
  return new Map([...all].map(([of, points]) => [of, (seen.get(of) ?? 0) / points]));
}

/** The things in the order in which they are painted: what lies behind comes first. */
export function paintOrder({piles}: Cover): number[] {
  const over = new Map<number, Map<number, number>>();
  for (const pile of piles) {
    pile.forEach((front, i) =>
      pile.slice(i + 1).forEach((back) => {
        if (front === back) return;
        const behind = over.get(front) ?? new Map<number, number>();
        over.set(front, behind.set(back, (behind.get(back) ?? 0) + 1));
      }),
    );
  }
  const isOver = (front: number, back: number) =>
    (over.get(front)?.get(back) ?? 0) > (over.get(back)?.get(front) ?? 0);
  const order: number[] = [];
  const left = new Set(piles.flat());
  while (left.size > 0) {
    const things = [...left];
    const next = things.find((one) => things.every((other) => !isOver(one, other))) ?? things[0]!;
    order.push(next);
    left.delete(next);
  }
  return order;
}
