import type {MeasuredPanel} from '../../geometry/measure';
import type {Flat} from '../../geometry/unfold';
import {extentOf} from '../../sheep/outline';
import {facingEdges} from '../facing';
import {boxAround, placeLabels} from './layout';

/** The room of a drawing with its names and lengths, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** How much smaller each try is, and where trying ends. */
const STEP = 0.96;
const SMALLEST = 60;

/** A panel's edges in pixels, and around them their names and lengths. */
export function drawnAt(panel: MeasuredPanel, pixels: number, inWords: (inches: number) => string) {
  const place = ([x, y]: Flat): Flat => [x * pixels, y * pixels];
  const edges = facingEdges(panel).map((edge) => ({
    ...edge,
    from: place(edge.from),
    to: place(edge.to),
  }));
  const labels = placeLabels(edges, inWords);
  return {place, edges, labels, box: boxAround(edges, labels)};
}

/** How long a panel is in inches, across or up. */
function reachOf({edges}: MeasuredPanel): number {
  const [left, top, right, bottom] = extentOf([edges.map(({from}) => from)]);
  return Math.max(right - left, bottom - top);
}

/**
 * Pixels for an inch: the most at which each of some panels has room with what stands at its edges. Names
 * and lengths keep their size, so it is found by trying.
 */
export function scaleToFit(
  panels: readonly MeasuredPanel[],
  {width, height}: Room,
  inWords: (inches: number) => string,
): number {
  const longest = Math.max(...panels.map(reachOf));
  let pixels = Math.max(width, height) / longest;
  const fits = (panel: MeasuredPanel) => {
    const [, , wide, high] = drawnAt(panel, pixels, inWords).box;
    return wide <= width && high <= height;
  };
  while (pixels * longest > SMALLEST && !panels.every(fits)) pixels *= STEP;
  return pixels;
}
