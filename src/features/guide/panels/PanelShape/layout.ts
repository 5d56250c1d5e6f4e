import {textWidth} from '@site/src/text/textWidth';
import type {Flat} from '../../geometry/unfold';
import type {FacingEdge} from '../facing';
import {extentOf} from '../../sheep/outline';

/** What stands at an edge: a neighbor's name above a length, around x and y. */
export interface EdgeLabel {
  x: number;
  y: number;
  name: string;
  length: string;
  /** The middle of its edge, where it stands too far off to be seen as its own. */
  from?: Flat;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Font sizes in pixels, and the room between things. */
export const NAME = 19;
export const LENGTH = 17;
const GAP = 7;
const STEP = 6;
const FAR = 26;

const overlaps = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Whether an edge's line runs through a box. */
function cuts(box: Box, [ax, ay]: Flat, [bx, by]: Flat): boolean {
  const steps = 24;
  return Array.from({length: steps + 1}, (_, i) => i / steps).some((t) => {
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    return Math.abs(x - box.x) * 2 < box.width && Math.abs(y - box.y) * 2 < box.height;
  });
}

/**
 * Places the names and lengths outside their edges, the longest first, each as near as it can be.
 * @param edges in pixels
 * @param inWords writes a length
 */
export function placeLabels(
  edges: readonly FacingEdge[],
  inWords: (inches: number) => string,
): EdgeLabel[] {
  const placed: Box[] = [];
  return [...edges]
    .sort((a, b) => b.length - a.length)
    .map(({from, to, out, length, neighbor = ''}) => {
      const words = inWords(length);
      const width = Math.max(
        textWidth(neighbor, 'body') * NAME * 1.08,
        textWidth(words, 'body') * LENGTH,
      );
      const height = LENGTH + (neighbor ? NAME + 2 : 0);
      const middle: Flat = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      let away = (Math.abs(out[0]) * width + Math.abs(out[1]) * height) / 2 + GAP;
      const near = away;
      const boxAt = (far: number) => ({
        x: middle[0] + out[0] * far,
        y: middle[1] + out[1] * far,
        width,
        height,
      });
      const isFree = (box: Box) =>
        placed.every((other) => !overlaps(box, other)) &&
        edges.every((edge) => !cuts(box, edge.from, edge.to));
      while (!isFree(boxAt(away)) && away < near + 40 * STEP) away += STEP;
      const box = boxAt(away);
      placed.push(box);
      return {
        x: box.x,
        y: box.y,
        name: neighbor,
        length: words,
        from: away > near + FAR ? middle : undefined,
      };
    });
}

/** Left, top, width and height of edges and their labels. */
export function boxAround(
  edges: readonly FacingEdge[],
  labels: readonly EdgeLabel[],
): readonly [number, number, number, number] {
  const corners = labels.flatMap(({x, y, name, length}) => {
    const across = Math.max(name.length * NAME, length.length * LENGTH) * 0.32 + 4;
    return [
      [x - across, y - NAME],
      [x + across, y + NAME],
    ];
  });
  const [left, top, right, bottom] = extentOf([[...edges.map(({from}) => from), ...corners]]);
  return [left, top, right - left, bottom - top];
}
