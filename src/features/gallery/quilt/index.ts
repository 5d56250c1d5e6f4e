import {grown, type Span} from './grid';

export type {Span};

/** What a patch wishes, and what else where the quilt has six columns, or three on a tablet or a phone. */
export interface Wish extends Span {
  at6?: Span;
  onTablet?: Span;
  at3?: Span;
}

/** A wish is no larger than this. */
const WIDEST = 6;
const HIGHEST = 4;
/** As wide as most patches are. */
const USUAL = 3;
/** How many of the last patches may get another wish, so that the last rows are as even as the others. */
const LAST = 8;
/** By how many columns and rows in all a quilt may differ from the wishes, and is not mended further. */
const NEAR = 3;

/** Few pictures share rows that are as high as they need. */
function inRow(count: number, columns: number): Span[] {
  const rows = Math.max(1, Math.min(4, Math.round(columns / count / 1.5)));
  return Array.from({length: count}, (_, i) => ({cols: Math.floor((columns + i) / count), rows}));
}

/** How far a quilt is from what was wished; a patch that is much too wide or high counts most. */
function cost(spans: readonly Span[], wishes: readonly Span[], columns: number): number {
  return spans.reduce((sum, {cols, rows}, i) => {
    const wish = wishes[i]!;
    const wide = Math.max(wish.cols, Math.min(USUAL + 1, columns));
    const odd = Math.max(0, cols - wide) + Math.max(0, rows - Math.max(wish.rows, USUAL));
    return sum + Math.abs(cols - wish.cols) + Math.abs(rows - wish.rows) + 10 * odd;
  }, 0);
}

const within = (value: number, most: number) => Math.max(1, Math.min(value, most));

/** The wishes themselves, and with other ones for the last few. */
function* variants(wishes: readonly Span[], columns: number): Generator<Span[]> {
  const most = Math.min(columns, USUAL + 1);
  yield [...wishes];
  for (let last = 1; last <= Math.min(LAST, wishes.length); last += 1) {
    const from = wishes.length - last;
    for (const more of [-1, 1, 2]) {
      yield wishes.map((wish, i) =>
        i < from ? wish : {cols: within(wish.cols + more, most), rows: Math.min(wish.rows, 2)},
      );
    }
    yield wishes.map((wish, i) => (i < from ? wish : {cols: wish.cols, rows: 2}));
  }
  // In bands of one height every hole is as high as the patch beside it.
  for (const part of [0.5, 1]) {
    const from = wishes.length * (1 - part);
    yield wishes.map((wish, i) => (i < from ? wish : {cols: wish.cols, rows: 2}));
  }
}

/**
 * The spans of a quilt without a hole that ends flush. What was wished is what comes where it can be;
 * patches beside a hole grow into it, and the last few may get another wish.
 */
export function quilt(wished: readonly Wish[], columns: number, isTablet = false): Span[] {
  if (wished.length * USUAL <= columns) return inRow(wished.length, columns);
  const wishes = wished.map((wish) => {
    const here = {6: wish.at6, 3: isTablet ? wish.onTablet : wish.at3}[columns];
    const {cols, rows} = here ?? wish;
    return {cols: Math.min(cols, WIDEST, columns), rows: Math.min(rows, HIGHEST)};
  });
  let best: {spans: Span[]; cost: number} | undefined;
  for (const variant of variants(wishes, columns)) {
    const {spans, holes} = grown(variant, columns, best ? columns * 2 : Infinity);
    const next = {spans, cost: cost(spans, wishes, columns)};
    if (holes === 0 && (!best || next.cost < best.cost)) best = next;
    if (best && best.cost <= NEAR) break;
  }
  return best?.spans ?? wishes;
}
