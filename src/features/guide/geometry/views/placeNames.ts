import {textWidth} from '../../../../text/textWidth';
import type {Cover} from './cover';

/** Where the name of a panel stands, in inches. */
export interface PlacedName {
  /** Its middle. */
  x: number;
  y: number;
  /** Font size: the largest that the panel has room for, or that of the names outside. */
  size: number;
  /** Where the line to a panel ends that is too small for its name. */
  to?: [number, number];
}

/** Around a name, in em: its capitals and digits with some air. Bold runs wider. */
const HEIGHT = 0.92;
const AIR = 0.22;
const BOLD = 1.08;
/** Font sizes in inches: no larger, no smaller on a panel, and that of names beside the sheep. */
const LARGEST = 24;
const SMALLEST = 7;
export const OUTSIDE = 9;
/** Between a name beside the sheep and anything else, in inches. */
const GAP = 2;

/** For each inch, how many inches of some kind lie above it and to its left: counts any box at once. */
function sumsOf({columns, rows, piles}: Cover, counts: (pile: readonly number[]) => boolean) {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (row + 1) * (columns + 1) + column + 1;
      const own = counts(piles[row * columns + column] ?? []) ? 1 : 0;
      sums[at] = own + sums[at - 1]! + sums[at - columns - 1]! - sums[at - columns - 2]!;
    }
  }
  return (column: number, row: number, width: number, height: number) => {
    const [top, bottom] = [row * (columns + 1), (row + height) * (columns + 1)];
    return (
      sums[bottom + column + width]! -
      sums[bottom + column]! -
      sums[top + column + width]! +
      sums[top + column]!
    );
  };
}

const boxOf = (name: string, size: number) => ({
  width: Math.ceil((textWidth(name, 'body') * BOLD + AIR) * size),
  height: Math.ceil(HEIGHT * size),
});

/** The inches at which a thing is seen: from where to where, and their middle. */
function extentOf({columns, piles}: Cover, thing: number) {
  const at: number[] = [];
  piles.forEach((pile, i) => pile[0] === thing && at.push(i));
  const [xs, ys] = [at.map((i) => i % columns), at.map((i) => Math.floor(i / columns))];
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const area = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
  return {area, middle: [mean(xs), mean(ys)] as const};
}

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The free place for a box in an area that is nearest to a point; nothing where none is. */
function nearest(
  {left, top, right, bottom}: Area,
  [x, y]: readonly [number, number],
  {width, height}: {width: number; height: number},
  isFree: (column: number, row: number) => boolean,
): [number, number] | undefined {
  let best: [number, number] | undefined;
  let least = Infinity;
  for (let row = top; row + height <= bottom; row += 1) {
    for (let column = left; column + width <= right; column += 1) {
      const far = Math.hypot(column + width / 2 - x, row + height / 2 - y);
      if (far < least && isFree(column, row)) [least, best] = [far, [column, row]];
    }
  }
  return best;
}

/** The largest size in which a name stands on what is seen of its panel. */
function onPanel(cover: Cover, thing: number, name: string): PlacedName | undefined {
  const sums = sumsOf(cover, ([first]) => first === thing);
  const {area, middle} = extentOf(cover, thing);
  for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
    const box = boxOf(name, size);
    const place = nearest(
      area,
      middle,
      box,
      (column, row) => sums(column, row, box.width, box.height) === box.width * box.height,
    );
    if (place) {
      const [column, row] = place;
      return {
        x: cover.left + column + box.width / 2,
        y: cover.top + row + box.height / 2,
        size,
      };
    }
  }
  return undefined;
}

/**
 * Finds a place for each name: on its panel as large as there is room, else beside the sheep with a
 * line to it.
 * @param names of the things that are panels
 */
export function placeNames(
  cover: Cover,
  names: ReadonlyMap<number, string>,
): Record<string, PlacedName> {
  const placed: Record<string, PlacedName> = {};
  const outside: {column: number; row: number; width: number; height: number}[] = [];
  const taken = sumsOf(cover, (pile) => pile.length > 0);
  for (const [thing, name] of names) {
    const on = onPanel(cover, thing, name);
    if (on) {
      placed[name] = on;
      continue;
    }
    const {middle} = extentOf(cover, thing);
    const {width, height} = boxOf(name, OUTSIDE);
    const box = {width: width + 2 * GAP, height: height + 2 * GAP};
    const place = nearest(
      {left: 0, top: 0, right: cover.columns, bottom: cover.rows},
      middle,
      box,
      (column, row) =>
        taken(column, row, box.width, box.height) === 0 &&
        outside.every(
          (other) =>
            column >= other.column + other.width ||
            other.column >= column + box.width ||
            row >= other.row + other.height ||
            other.row >= row + box.height,
        ),
    );
    if (!place) continue;
    const [column, row] = place;
    outside.push({column, row, ...box});
    placed[name] = {
      x: cover.left + column + box.width / 2,
      y: cover.top + row + box.height / 2,
      size: OUTSIDE,
      to: [Math.round(cover.left + middle[0]), Math.round(cover.top + middle[1])],
    };
  }
  return placed;
}
