import type {NameBox, Point} from './types';

/** How wide a circle may be for its height, while places are looked for. */
const SHAPES = [1, 1.15, 1.3, 1.5, 1.75, 2];

/** Half of what an ellipse is wide at a height above its middle. */
const halfAt = (y: number, rx: number, ry: number) =>
  y < ry ? rx * Math.sqrt(1 - (y / ry) ** 2) : 0;

interface Row {
  names: NameBox[];
  width: number;
  height: number;
}

/**
 * Names in rows from the middle of an ellipse to its rim, each row as full as the ellipse is wide there.
 * @param from where the first row begins: half of what stands in the middle
 * @returns nothing where they do not fit
 */
function rowsOf(names: readonly NameBox[], from: number, rx: number, ry: number, gap: Point) {
  const rows: Row[] = [];
  let inner = from;
  for (const name of names) {
    const row = rows.at(-1);
    const wider = row && {
      width: row.width + gap.x + name.width,
      height: Math.max(row.height, name.height),
    };
    if (wider && wider.width <= 2 * halfAt(inner + wider.height, rx, ry)) {
      Object.assign(row, wider).names.push(name);
      continue;
    }
    if (row) inner += row.height + gap.y;
    if (name.width > 2 * halfAt(inner + name.height, rx, ry)) return undefined;
    rows.push({names: [name], width: name.width, height: name.height});
  }
  return rows;
}

/** Sets names in rows that grow up (-1) or down (1) from a middle; in a row they keep their order. */
function setRows(rows: readonly Row[], from: number, {x, y}: Point, way: -1 | 1, gap: Point) {
  let inner = from;
  for (const {names, width, height} of rows) {
    let left = x - width / 2;
    for (const name of [...names].sort((a, b) => a.x - b.x)) {
      name.x = left + name.width / 2;
      name.y = y + way * (inner + height / 2);
      left += name.width + gap.x;
    }
    inner += height + gap.y;
  }
}

/**
 * Names from the highest to the lowest, as two halves of like size: each begins at the middle.
 * @param over what stands above the upper ones
 */
function halves(
  names: readonly NameBox[],
  over: readonly NameBox[],
): [up: NameBox[], down: NameBox[]] {
  const sizeOf = (some: readonly NameBox[]) =>
    [...over, ...some].reduce((sum, {width, height}) => sum + width * height, 0);
  const sorted = [...names].sort((a, b) => a.y - b.y);
  let cut = 0;
  while (cut < names.length && 2 * sizeOf(sorted.slice(0, cut + 1)) <= sizeOf(sorted)) cut++;
  return [sorted.slice(0, cut).reverse(), sorted.slice(cut)];
}

/** The rows of the smallest ellipse of a shape that has room for a label and for all names. */
function fitRows(
  label: NameBox,
  names: readonly NameBox[],
  shape: number,
  {gap, isNamedOnTop}: Setting,
) {
  const [up, down] = halves(names, isNamedOnTop ? [label] : []);
  const from = isNamedOnTop ? gap.y / 2 : label.height / 2 + gap.y;
  for (let ry = label.height; ; ry *= 1.03) {
    const rx = ry * shape;
    const above = rowsOf(up, from, rx, ry, gap);
    const below = rowsOf(down, from, rx, ry, gap);
    if (!above || !below) continue;
    const high = above.reduce((sum, {height}) => sum + height + gap.y, from);
    const end = isNamedOnTop ? high + label.height : label.height / 2;
    if (label.width <= 2 * halfAt(end, rx, ry)) return {above, below, from, high, area: rx * ry};
  }
}

/** How names are set in a circle. */
export interface Setting {
  /** Room between two names of a circle, across and down. */
  gap: Point;
  /** True where a circle's own name stands above all others, false where it is in the middle of them. */
  isNamedOnTop: boolean;
}

/**
 * Sets a circle's names in rows around its own or below it, as close as a small ellipse wants them: higher
 * those that lie higher in the rough, and in a row from left to right as they lie there.
 */
export function packNames(label: NameBox, names: readonly NameBox[], setting: Setting): void {
  if (names.length === 0) return;
  const {above, below, from, high} = SHAPES.map((shape) =>
    fitRows(label, names, shape, setting),
  ).reduce((best, one) => (one.area < best.area ? one : best));
  setRows(above, from, label, -1, setting.gap);
  setRows(below, from, label, 1, setting.gap);
  if (setting.isNamedOnTop) label.y -= high + label.height / 2;
}
