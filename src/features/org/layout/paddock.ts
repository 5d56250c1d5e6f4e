import {SHEEP, type Box, type CircleLayout, type Point} from '../types';

/** Room between a name and the edge. */
const ROOM = 14;

/** How far a corner is off its place around the circle, as a share of the way to the next: none is regular. */
const OFF = [0, 0.16, -0.1, 0.12, -0.16, 0.06, 0.14, -0.12, 0.08];

/** So much of that, the other way round too. */
const UNEVEN = [1, -1, 0.5, -0.5];

/** The corners of a panel on a circle of radius 1. */
const cut = (count: number, turn: number, uneven: number): Point[] =>
  OFF.slice(0, count).map((off, nth) => {
    const angle = (2 * Math.PI * (nth + uneven * off + turn)) / count;
    return {x: Math.cos(angle), y: Math.sin(angle)};
  });

const TURNS = Array.from({length: 24}, (_, nth) => nth / 24);
const CUTS = [7, 8, 9].flatMap((count) =>
  TURNS.flatMap((turn) => UNEVEN.map((uneven) => cut(count, turn, uneven))),
);

/** A corner so many further on. */
const after = (corners: readonly Point[], nth: number, by = 1) =>
  corners[(nth + by) % corners.length]!;

/** Twice what a polygon covers. */
const areaOf = (corners: readonly Point[]) =>
  corners.reduce((sum, {x, y}, nth) => {
    const next = after(corners, nth);
    return sum + x * next.y - y * next.x;
  }, 0);

/** How many times as large a polygon must be to hold all boxes; it is around 0,0, as they are. */
function growthFor(corners: readonly Point[], boxes: readonly Box[]): number {
  const growths = corners.map((corner, nth) => {
    const next = after(corners, nth);
    // from the middle to the edge at a right angle
    const [x, y] = [next.y - corner.y, corner.x - next.x];
    const reaches = boxes.map(
      (box) => box.x * x + box.y * y + (Math.abs(x) * box.width + Math.abs(y) * box.height) / 2,
    );
    return (Math.max(...reaches) + ROOM * Math.hypot(x, y)) / (corner.x * x + corner.y * y);
  });
  return Math.max(1, ...growths);
}

/**
 * The panel that a circle's ellipse is cut to: its corners lie on the ellipse, or beyond it by as little as
 * its names, and the sheep that stand on it, need; of those that hold them the one that leaves least of it.
 * @returns its corners, from the middle of the circle, the highest first
 */
export function paddockOf(
  {ellipse: {x, y, rx, ry}, label, projects}: CircleLayout,
  flock: readonly Point[] = [],
): Point[] {
  // a sheep's box has its room in it
  const [width, height] = [SHEEP.width - 2 * ROOM, SHEEP.height - 2 * ROOM];
  const sheep = flock.map((one) => ({...one, width, height}));
  const boxes = [label, ...projects, ...sheep].map((box) => ({...box, x: box.x - x, y: box.y - y}));
  const best = CUTS.map((unit) => {
    const corners = unit.map((corner) => ({x: corner.x * rx, y: corner.y * ry}));
    return {corners, growth: growthFor(corners, boxes), area: areaOf(corners)};
  }).reduce((one, other) => {
    const isBetter =
      other.growth < one.growth || (other.growth === one.growth && other.area > one.area);
    return isBetter ? other : one;
  });
  const around = best.corners.map((corner) => ({
    x: Math.round(corner.x * best.growth),
    y: Math.round(corner.y * best.growth),
  }));
  const top = around.reduce((high, corner, nth) => (corner.y < around[high]!.y ? nth : high), 0);
  return around.map((_, nth) => after(around, nth, top));
}
