import {ellipseAround, frameOf, reach} from './boxes';
import type {Box, Ellipse, NameBox, Point} from '../types';

/** How wide a circle may be for its height: beyond it it looks squashed. */
const WIDEST = 1.9;
/** How much larger a circle may be for rows of one length than for the shortest below the longest. */
const UNEVEN = 0.25;

/** How names are set in a circle. */
export interface Setting {
  /** Room between two names of a circle, across and down. */
  gap: Point;
  /** True where a circle's own name stands above all others, false where it is in the middle of them. */
  isNamedOnTop: boolean;
  /** The circle that they stand in, where it is drawn already. */
  within?: Ellipse;
}

/** A line of names: its places are found when it is drawn, its size is known before. */
interface Row {
  names: readonly NameBox[];
  width: number;
  height: number;
}

function rowOf(names: readonly NameBox[], gap: Point): Row {
  const widths = names.reduce((sum, {width}) => sum + width, 0);
  return {
    names,
    width: widths + gap.x * (names.length - 1),
    height: Math.max(...names.map(({height}) => height)),
  };
}

/** The rows that a number stands for: each bit says whether a name ends its row. */
function cutInto(names: readonly NameBox[], bits: number, gap: Point): Row[] {
  const rows: Row[] = [];
  let first = 0;
  for (let nth = 0; nth < names.length; nth++) {
    if (nth < names.length - 1 && !(bits & (1 << nth))) continue;
    rows.push(rowOf(names.slice(first, nth + 1), gap));
    first = nth + 1;
  }
  return rows;
}

/** Where a circle's own name (in the order of rows: `own`) and its rows lie, from the top of the first at 0. */
function pile(rows: readonly Row[], label: NameBox, {gap, isNamedOnTop}: Setting) {
  const own = isNamedOnTop ? 0 : Math.floor(rows.length / 2);
  let top = 0;
  const boxes = [...rows.slice(0, own), label, ...rows.slice(own)].map(({width, height}): Box => {
    const box = {x: 0, y: top + height / 2, width, height};
    top += height + gap.y;
    return box;
  });
  return {boxes, own};
}

/** What a circle around boxes covers, and more where it is squashed. */
function areaAround(boxes: Box[]): number {
  const {rx, ry} = ellipseAround(boxes, 0);
  const squashed = Math.max(1, rx / ry / WIDEST, ry / rx);
  return rx * ry * squashed * squashed;
}

/** How far boxes reach from the middle of a circle that is there. */
function reachIn({rx, ry}: Ellipse, boxes: Box[]): number {
  const {x, y} = frameOf(boxes);
  return Math.max(...boxes.map((box) => reach(box, {x, y, rx, ry})));
}

/** How little a setting is worth: more where rows are of unlike length, if the circle is yet to be drawn. */
function costOf(boxes: Box[], rows: readonly Row[], within?: Ellipse): number {
  if (within) return reachIn(within, boxes);
  const widths = rows.map(({width}) => width);
  const uneven = 1 - Math.min(...widths) / Math.max(...widths);
  return areaAround(boxes) * (1 + UNEVEN * uneven);
}

/**
 * Sets a circle's names in rows below its own or around it, as lines of a poem: of all ways to cut them
 * into rows the one whose circle is smallest and whose rows are of like length. Higher are those that
 * lie higher in the rough, and in a row from left to right as they lie there.
 */
export function packNames(label: NameBox, names: readonly NameBox[], setting: Setting): void {
  if (names.length === 0) return;
  const sorted = [...names].sort((a, b) => a.y - b.y);
  const ways = Array.from({length: 2 ** (names.length - 1)}, (_, bits) => {
    const rows = cutInto(sorted, bits, setting.gap);
    const {boxes, own} = pile(rows, label, setting);
    return {rows, boxes, own, cost: costOf(boxes, rows, setting.within)};
  });
  const {rows, boxes, own} = ways.reduce((best, way) => (way.cost < best.cost ? way : best));
  const [{y: at}] = boxes.splice(own, 1) as [Box];
  for (const [nth, row] of rows.entries()) {
    let left = label.x - row.width / 2;
    for (const name of [...row.names].sort((a, b) => a.x - b.x)) {
      name.x = left + name.width / 2;
      name.y = label.y + boxes[nth]!.y - at;
      left += name.width + setting.gap.x;
    }
  }
}
