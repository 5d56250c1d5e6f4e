/** Measures of a panel's outline. SVG's y grows downwards. */
import type {Outline} from '../model/panelFile';

/** Left, top, width and height, as in an SVG's viewBox. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Browsers differ in the last digits; the built page and theirs must not. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/** Twice the area, negative when the corners go around the other way. */
function doubleArea(outline: Outline): number {
  return outline.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = outline[(i + 1) % outline.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The area of a panel, in square units of its grid. */
export const areaOf = (outline: Outline): number => Math.abs(doubleArea(outline)) / 2;

/** Left, top, right and bottom of some outlines. */
export function extentOf(outlines: readonly Outline[]): [number, number, number, number] {
  const xs = outlines.flatMap((outline) => outline.map(([x = 0]) => x));
  const ys = outlines.flatMap((outline) => outline.map(([, y = 0]) => y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** An eye's pupil, as a share of its width. */
const PUPIL = 0.2;

/** The circle in the middle of an eye. */
export function pupilOf(eye: Outline) {
  const [left, top, right, bottom] = extentOf([eye]);
  return {x: (left + right) / 2, y: (top + bottom) / 2, r: (right - left) * PUPIL};
}

interface Border {
  from: Outline[number];
  to: Outline[number];
}

/** The direction that leads out of a panel over an edge whose corners are in the outline's order. */
export function outward({from, to}: Border, outline: Outline): readonly [number, number] {
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const length = Math.hypot(bx - ax, by - ay) * Math.sign(doubleArea(outline));
  return [(by - ay) / length, (ax - bx) / length];
}

/** The outline as an SVG polygon has it: '10,23 13,39 6,50'. */
export const polygonPoints = (outline: Outline): string =>
  outline.map(([x = 0, y = 0]) => `${x},${y}`).join(' ');

/**
 * The outline as an SVG path has it, from corner to corner: 'M10 23l3 16-7 11z'. Half as long as with
 * every corner from the origin; a page has thousands of them.
 */
export function outlinePath(outline: Outline): string {
  const steps = outline.slice(1).flatMap(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = outline[i] ?? [];
    // Corners of an eye may fall on one point of the grid.
    return x === fromX && y === fromY ? [] : `${x - fromX} ${y - fromY}`;
  });
  const [x = 0, y = 0] = outline[0] ?? [];
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The edges of an outline, each from its corner on, seen from a point. */
export function edgesFrom(x: number, y: number, outline: Outline): Edge[] {
  return outline.map(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = outline[(index + 1) % outline.length] ?? [];
    return {x: ax - x, y: ay - y, dx: bx - ax, dy: by - ay};
  });
}

/** Whether a point lies inside an outline (even-odd rule). */
export function isInside(x: number, y: number, outline: Outline): boolean {
  const crossed = edgesFrom(x, y, outline).filter(
    (edge) => edge.y > 0 !== edge.y + edge.dy > 0 && edge.x - (edge.y * edge.dx) / edge.dy > 0,
  );
  return crossed.length % 2 === 1;
}

/** How near an edge comes to 0,0, counting the larger of |x| and |y|. */
function nearness({x, y, dx, dy}: Edge): number {
  // That is least at an end, on an axis or on a diagonal.
  const turns = [0, 1, -x / dx, -y / dy, (y - x) / (dx - dy), -(x + y) / (dx + dy)];
  let nearest = Infinity;
  for (const t of turns) {
    if (t >= 0 && t <= 1) {
      nearest = Math.min(nearest, Math.max(Math.abs(x + t * dx), Math.abs(y + t * dy)));
    }
  }
  return nearest;
}

/**
 * Half the side of the largest upright square around a point that no edge cuts; 0 outside, and 0
 * when it is no larger than `known`, which saves most of the work of a search.
 */
export function roomAround(x: number, y: number, outline: Outline, known: number): number {
  let room = Infinity;
  for (const edge of edgesFrom(x, y, outline)) {
    room = Math.min(room, nearness(edge));
    if (room <= known) return 0;
  }
  return isInside(x, y, outline) ? room : 0;
}

/** An outline turned around the origin, by an angle in degrees, clockwise as SVG turns. */
export function turned(outline: Outline, degrees: number): Outline {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(([x = 0, y = 0]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** The direction of the longest edge in degrees, such that text along it is not upside down. */
export function longestDirection(outline: Outline): number {
  const [longest] = edgesFrom(0, 0, outline).sort(
    (a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy),
  );
  return (Math.atan((longest?.dy ?? 0) / (longest?.dx ?? 1)) * 180) / Math.PI;
}
