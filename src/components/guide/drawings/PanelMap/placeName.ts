import {textWidth} from '../../../../lib/textWidth';

type Point = readonly number[];
export type Loop = readonly Point[];

export interface Placed {
  /** The middle of the name, in grid units. */
  x: number;
  y: number;
  /** Font size in grid units. */
  size: number;
}

/** Height of capitals and digits, and the air around a name, in em; bold runs wider by BOLD. */
const CAPITALS = 0.7;
const AIR = 0.16;
const BOLD = 1.08;
/** Points tried along each side of the panel's box, then how often the best is refined. */
const STEPS = 24;
const REFINEMENTS = 8;

const edgesOf = (loop: Loop) => loop.map((from, index) => [from, loop[(index + 1) % loop.length]!]);

/** Whether a point lies inside a loop (even-odd rule). */
export function isInside(x: number, y: number, loop: Loop): boolean {
  let inside = false;
  for (const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] of edgesOf(loop)) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** Half the side of the largest upright square around a point that no edge of the loop cuts. */
function room(x: number, y: number, loop: Loop): number {
  if (!isInside(x, y, loop)) return 0;
  const distances = edgesOf(loop).map(([[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []]) => {
    const [px, py, dx, dy] = [ax - x, ay - y, bx - ax, by - ay];
    // The larger of |x| and |y| along an edge is least at an end, on an axis or on a diagonal.
    const turns = [-px / dx, -py / dy, (py - px) / (dx - dy), -(px + py) / (dx + dy)];
    return Math.min(
      ...[0, 1, ...turns]
        .filter((t) => t >= 0 && t <= 1)
        .map((t) => Math.max(Math.abs(px + t * dx), Math.abs(py + t * dy))),
    );
  });
  return Math.min(...distances);
}

/**
 * Where a name reads best on its panel: the point around which it can be largest.
 * @param loop corners of the panel in grid units
 * @param largest font size that it never exceeds, in grid units
 */
export function placeName(name: string, loop: Loop, largest: number): Placed {
  // Squeezed until the name's box is a square, the panel needs one measure of room, not two.
  const height = CAPITALS + AIR;
  const squeeze = (textWidth(name, 'body') * BOLD + AIR) / height;
  const squeezed = loop.map(([x = 0, y = 0]) => [x / squeeze, y]);
  const xs = squeezed.map(([x = 0]) => x);
  const ys = squeezed.map(([, y = 0]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  let stepX = (Math.max(...xs) - left) / STEPS;
  let stepY = (Math.max(...ys) - top) / STEPS;
  let best = {x: left, y: top, room: 0};

  const look = (fromX: number, fromY: number, steps: number) => {
    for (let i = 0; i <= steps; i += 1) {
      for (let j = 0; j <= steps; j += 1) {
        const [x, y] = [fromX + i * stepX, fromY + j * stepY];
        const found = room(x, y, squeezed);
        if (found > best.room) best = {x, y, room: found};
      }
    }
  };
  look(left, top, STEPS);
  for (let round = 0; round < REFINEMENTS; round += 1) {
    stepX /= 2;
    stepY /= 2;
    look(best.x - 2 * stepX, best.y - 2 * stepY, 4);
  }
  const size = Math.min(largest, (2 * best.room) / height);
  return {x: best.x * squeeze, y: best.y, size};
}
