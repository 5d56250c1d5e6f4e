import type {Ellipse} from './types';

const ROUNDS = 200;

/** How far apart two circles are: 1 where they touch, 0 where one lies on the other. */
const distance = (a: Ellipse, b: Ellipse) =>
  Math.hypot((a.x - b.x) / (a.rx + b.rx), (a.y - b.y) / (a.ry + b.ry));

/** Moves two circles apart, half each, a part of the way to the least distance. */
function partTwo(a: Ellipse, b: Ellipse, least: number): void {
  const apart = distance(a, b);
  if (apart >= least) return;
  const share = (least / Math.max(apart, 0.01) - 1) / 4;
  const [x, y] = [(a.x - b.x) * share, (a.y - b.y) * share];
  a.x += x;
  a.y += y;
  b.x -= x;
  b.y -= y;
}

/**
 * The circles where no two are closer than `least` (1: they touch), as near as that allows to where
 * they were and none beyond the outermost sides of them all: room is made in height, not in width.
 */
export function partCircles(circles: readonly Ellipse[], least: number): Ellipse[] {
  const left = Math.min(...circles.map(({x, rx}) => x - rx));
  const right = Math.max(...circles.map(({x, rx}) => x + rx));
  const moved = circles.map((circle) => ({...circle}));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(0, index)) partTwo(a, b, least);
    }
    for (const circle of moved) {
      circle.x = Math.max(left + circle.rx, Math.min(right - circle.rx, circle.x));
    }
  }
  return moved;
}
