import {moveApart, moveTowards, overlaps, reach} from './boxes';
import type {Box, Ellipse, Point} from './types';

/** A rectangle that looks for its place: where it would like to be, and the ellipse it is in. */
export interface Piece {
  box: Box;
  home: Point;
  ellipse: Ellipse;
  /** The share of the way home that it goes in a round, 0 to 1: how much it insists. */
  pull: number;
  /** The room that it keeps from another: of two pieces, the smaller counts. */
  gap: number;
}

/** The pull home fades over so many rounds; what follows only pushes apart. */
const SETTLING = 80;
/** Far more than it takes: the last rounds end as soon as nothing overlaps. */
const ROUNDS = 400;

/**
 * Moves the boxes of the pieces until none is closer than their gap to another, or than the last gap
 * to the one that stays, as near to their homes and as far inside their ellipses as that allows.
 */
export function settle(pieces: Piece[], staying: Box, stayingGap: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    const strength = Math.max(0, 1 - round / SETTLING);
    for (const {box, home, ellipse, pull} of pieces) {
      moveTowards(box, home, pull * strength);
      const excess = 1 - 1 / Math.max(1, reach(box, ellipse));
      moveTowards(box, ellipse, excess * 0.5 * strength);
    }

    let crowded = false;
    for (const [index, {box, gap: own}] of pieces.entries()) {
      for (let before = 0; before < index; before++) {
        const {box: other, gap: its} = pieces[before]!;
        const gap = Math.min(own, its);
        // a hair less than the gap, or rounding would keep it from ever ending
        crowded ||= overlaps(box, other, gap - 1);
        moveApart(box, other, gap);
      }
      crowded ||= overlaps(box, staying, stayingGap - 1);
      moveApart(box, staying, stayingGap, 1);
    }
    if (strength === 0 && !crowded) return;
  }
}
