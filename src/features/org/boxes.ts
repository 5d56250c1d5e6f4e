import type {Box, Ellipse, Point} from './types';

/** Whether two boxes overlap, or stand closer than the gap. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  );
}

/** How far the farthest corner of a box reaches from the middle of an ellipse; 1 is its edge. */
export function reach(box: Box, {x, y, rx, ry}: Ellipse): number {
  const cornerX = (Math.abs(box.x - x) + box.width / 2) / rx;
  const cornerY = (Math.abs(box.y - y) + box.height / 2) / ry;
  return Math.sqrt(cornerX * cornerX + cornerY * cornerY);
}

/** Moves a box a share of the way (0 to 1) towards a point. */
export function moveTowards(box: Box, {x, y}: Point, share: number): void {
  box.x += (x - box.x) * share;
  box.y += (y - box.y) * share;
}

/**
 * Moves two boxes apart along the shorter way, until the gap is between them. `share` is the
 * part of the way that the first one goes: a half, or 1 when the other one stays.
 */
export function moveApart(a: Box, b: Box, gap: number, share = 0.5): void {
  if (!overlaps(a, b, gap)) return;
  const x = (a.width + b.width) / 2 + gap - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 + gap - Math.abs(a.y - b.y);
  if (x < y) {
    const way = a.x < b.x ? -x : x;
    a.x += way * share;
    b.x -= way * (1 - share);
  } else {
    const way = a.y < b.y ? -y : y;
    a.y += way * share;
    b.y -= way * (1 - share);
  }
}
