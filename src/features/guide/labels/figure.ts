import {textWidth} from '../../../text/textWidth';
import {outward} from '../sheep/outline';
import type {Outline} from '../model/panelFile';
import type {SeenEdge} from './sharedEdge';

/** The outline of a panel with the name of one neighbor, in millimeters. */
export interface LabelFigure {
  /** SVG path of the whole outline. */
  outline: string;
  /** SVG path of the edge that is meant. */
  edge?: string;
  /** Middle of the neighbor's name: outside that edge, else right of the outline. */
  x: number;
  y: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Font size of the neighbor's name, the height of its capitals in em, how much bold is wider. */
export const NAME = 7.5;
const CAPITALS = 0.7;
const BOLD = 1.08;
/** Between the edge and the name. */
const GAP = 1.8;
const SMALLER = 0.97;

const rounded = (value: number) => Math.round(value * 100) / 100;
const path = (points: Outline) => points.map(([x = 0, y = 0]) => `${rounded(x)} ${rounded(y)}`);

const extent = (values: readonly number[]) => {
  const from = Math.min(...values);
  return {from, length: Math.max(...values) - from};
};

/** The figure at some scale: where all is, and how much room it takes. */
function drawn({outline, edge}: SeenEdge, neighbor: string, scale: number) {
  const bigger = ([x = 0, y = 0]: Outline[number]) => [x * scale, y * scale];
  const points = outline.map(bigger);
  const [width, height] = [textWidth(neighbor, 'body') * BOLD * NAME, CAPITALS * NAME];
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  const [across, down] = [extent(xs), extent(ys)];
  let [x, y] = [across.from + across.length + GAP + width / 2, down.from + down.length / 2];
  const ends = edge && [bigger(edge.from), bigger(edge.to)];
  if (edge && ends) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = ends;
    const [nx, ny] = outward(edge, outline);
    // So far out that no corner of the name touches the line of the edge.
    const away = (Math.abs(nx) * width + Math.abs(ny) * height) / 2 + GAP;
    [x, y] = [(ax + bx) / 2 + nx * away, (ay + by) / 2 + ny * away];
  }
  return {
    points,
    ends,
    name: [x, y] as const,
    across: extent([...xs, x - width / 2, x + width / 2]),
    down: extent([...ys, y - height / 2, y + height / 2]),
  };
}

/**
 * Draws a panel as large as fits into a box together with its neighbor's name, the name at the edge
 * that they share.
 */
export function labelFigure(seen: SeenEdge, neighbor: string, box: Box): LabelFigure {
  let scale = 2;
  let it = drawn(seen, neighbor, scale);
  while (it.across.length > box.width || it.down.length > box.height) {
    scale *= SMALLER;
    it = drawn(seen, neighbor, scale);
  }
  const dx = box.x + (box.width - it.across.length) / 2 - it.across.from;
  const dy = box.y + (box.height - it.down.length) / 2 - it.down.from;
  const moved = (points: Outline) =>
    path(points.map(([x = 0, y = 0]) => [x + dx, y + dy])).join('L');
  return {
    outline: `M${moved(it.points)}Z`,
    edge: it.ends && `M${moved(it.ends)}`,
    x: rounded(it.name[0] + dx),
    y: rounded(it.name[1] + dy),
  };
}
