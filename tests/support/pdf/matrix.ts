/** Places on paper as a PDF reckons them: in points, from its lower edge. */

export type Matrix = readonly [number, number, number, number, number, number];

/** A stretch of the paper's height. */
export interface Span {
  low: number;
  high: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First the one, then the other. */
export function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

export const heightAt = ([, b, , d, , f]: Matrix, x = 0, y = 0) => b * x + d * y + f;

export const spanOf = (heights: readonly number[]): Span => ({
  low: Math.min(...heights),
  high: Math.max(...heights),
});

/** What both have in common; upside down where that is nothing. */
export const within = (one: Span, other: Span): Span => ({
  low: Math.max(one.low, other.low),
  high: Math.min(one.high, other.high),
});
