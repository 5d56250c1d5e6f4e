/** Measures of a panel's outline. SVG's y grows downwards. */
import type {Outline} from './panelFile';

/** Twice the area, negative when the corners go around the other way. */
function turned(outline: Outline): number {
  return outline.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = outline[(i + 1) % outline.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The area of a panel, in square units of its grid. */
export const areaOf = (outline: Outline): number => Math.abs(turned(outline)) / 2;

/** Left, top, right and bottom of some outlines. */
export function extentOf(outlines: readonly Outline[]): [number, number, number, number] {
  const xs = outlines.flatMap((outline) => outline.map(([x = 0]) => x));
  const ys = outlines.flatMap((outline) => outline.map(([, y = 0]) => y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

interface Edge {
  from: Outline[number];
  to: Outline[number];
}

/** The direction that leads out of a panel over an edge whose corners are in the outline's order. */
export function outward({from, to}: Edge, outline: Outline): readonly [number, number] {
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const length = Math.hypot(bx - ax, by - ay) * Math.sign(turned(outline));
  return [(by - ay) / length, (ax - bx) / length];
}

/** The outline as an SVG polygon has it: '10,23 13,39 6,50'. */
export const polygonPoints = (outline: Outline): string =>
  outline.map(([x = 0, y = 0]) => `${x},${y}`).join(' ');
