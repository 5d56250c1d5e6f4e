import {feet} from '../../../text/feet';
import {textWidth} from '../../../text/textWidth';
import {outward} from '../sheep/outline';
import type {Outline} from '../model/panelFile';
import type {SeenEdge} from './sharedEdge';

/** A panel with the name of one neighbor and the length of that edge, in millimeters. */
export interface LabelFigure {
  /** SVG path of the whole outline. */
  outline: string;
  /** SVG path of the edge that is meant. */
  edge: string;
  /** The middle of the neighbor's name, outside that edge, and of the length below it. */
  x: number;
  y: number;
  lengthY: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Font sizes of the neighbor's name and of the length, the height of capitals in em, bold's width. */
export const NAME = 7.5;
export const LENGTH = 4.4;
const CAPITALS = 0.7;
const BOLD = 1.08;
/** Between the edge and the words, and between those. */
const GAP = 1.8;
const LINE_GAP = 1.1;
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
  const ends = [bigger(edge.from), bigger(edge.to)];
  const width = Math.max(
    textWidth(neighbor, 'body') * BOLD * NAME,
    textWidth(feet(edge.length), 'body') * LENGTH,
  );
  const height = CAPITALS * (NAME + LENGTH) + LINE_GAP;
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = ends;
  const [nx, ny] = outward(edge, outline);
  // So far out that no corner of the words touches the line of the edge.
  const away = (Math.abs(nx) * width + Math.abs(ny) * height) / 2 + GAP;
  const [x, y] = [(ax + bx) / 2 + nx * away, (ay + by) / 2 + ny * away];
  return {
    points,
    ends,
    words: [x, y] as const,
    top: y - height / 2,
    across: extent([...points.map(([px = 0]) => px), x - width / 2, x + width / 2]),
    down: extent([...points.map(([, py = 0]) => py), y - height / 2, y + height / 2]),
  };
}

/**
 * Draws a panel as large as fits into a box together with its neighbor's name and the length of the
 * edge that they share, both outside that edge.
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
  const nameY = it.top + (CAPITALS * NAME) / 2;
  const lengthY = nameY + (CAPITALS * (NAME + LENGTH)) / 2 + LINE_GAP;
  return {
    outline: `M${moved(it.points)}Z`,
    edge: `M${moved(it.ends)}`,
    x: rounded(it.words[0] + dx),
    y: rounded(nameY + dy),
    lengthY: rounded(lengthY + dy),
  };
}
