import {textWidth} from '../../../text/textWidth';
import {areaOf, type Box} from '../sheep/outline';
import type {MapView} from '../panels/panelViews';

/** A name in a frame; with `to` where a line leads to its panel. */
export interface FrameName {
  name: string;
  /** Its middle, and its font size, in inches. */
  x: number;
  y: number;
  size: number;
  to?: readonly [number, number];
}

/** Larger says no more; bold runs wider; air around a name, in em. */
const LARGEST = 26;
const BOLD = 1.1;
const AIR = 0.25;
const CAPITALS = 0.8;
/** How often names that overlap are pushed apart. */
const ROUNDS = 80;
/** Farther off than this, in em, a name needs a line. */
const OFF = 0.7;

const halfOf = ({name, size}: FrameName) => ({
  width: ((textWidth(name, 'body') * BOLD + AIR) * size) / 2,
  height: ((CAPITALS + AIR) * size) / 2,
});

/** Moves two names apart along the shorter way, if they overlap. */
function pushApart(a: FrameName, b: FrameName): void {
  const [one, other] = [halfOf(a), halfOf(b)];
  const across = one.width + other.width - Math.abs(a.x - b.x);
  const down = one.height + other.height - Math.abs(a.y - b.y);
  if (across <= 0 || down <= 0) return;
  if (down <= across) {
    const step = (down / 2 + 0.1) * (a.y <= b.y ? 1 : -1);
    a.y -= step;
    b.y += step;
  } else {
    const step = (across / 2 + 0.1) * (a.x <= b.x ? 1 : -1);
    a.x -= step;
    b.x += step;
  }
}

/** Moves a name into what is shown. */
function keepIn(name: FrameName, [left, top, width, height]: Box): void {
  const half = halfOf(name);
  name.x = Math.min(Math.max(name.x, left + half.width), left + width - half.width);
  name.y = Math.min(Math.max(name.y, top + half.height), top + height - half.height);
}

/** Browsers differ in the last digits; the built page and theirs must not. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Places names in a frame: on their panels, but no smaller than can be read, and none over another.
 * @param smallest font size in inches
 */
export function placeFrameNames(
  names: readonly string[],
  view: Pick<MapView, 'names'>,
  box: Box,
  smallest: number,
): FrameName[] {
  const panels = names.map((name) => {
    const [x = 0, y = 0, size = 0, toX, toY] = view.names[name] ?? [];
    const outside = toX !== undefined && toY !== undefined;
    const at = outside ? ([toX, toY] as const) : ([x, y] as const);
    return {at, size: outside ? smallest : Math.min(LARGEST, Math.max(smallest, size))};
  });
  const placed = names.map((name, i): FrameName => {
    const {at, size} = panels[i]!;
    return {name, x: at[0], y: at[1], size};
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    placed.forEach((one, i) => placed.slice(i + 1).forEach((other) => pushApart(one, other)));
    for (const one of placed) keepIn(one, box);
  }
  return placed.map(({name, x, y, size}, i) => {
    const {at} = panels[i]!;
    const isOff = Math.hypot(x - at[0], y - at[1]) > OFF * size;
    return {name, x: rounded(x), y: rounded(y), size, ...(isOff ? {to: at} : {})};
  });
}

/** With this share of a readable size a name stands in the first view, though another has more room. */
const ENOUGH = 0.7;

/** A view as far as its names go. */
type Named = Pick<MapView, 'names' | 'panels'>;

/** The font size that a panel has room for in a view; of two panels without any, the larger is better. */
function roomIn(name: string, {names, panels}: Named): number {
  const [, , size = 0, outside] = names[name] ?? [];
  const outline = panels[name];
  if (!outline) return -1;
  return (outside === undefined ? size : 0) + areaOf(outline) / 1e6;
}

/** Which names stand in which view, each once: in the first that has room, else where there is most. */
export function namesByView(
  names: readonly string[],
  views: readonly Named[],
  smallest: number,
): string[][] {
  const viewOf = (name: string) =>
    views.find((view) => roomIn(name, view) >= smallest * ENOUGH) ??
    [...views].sort((a, b) => roomIn(name, b) - roomIn(name, a)).find(({panels}) => panels[name]);
  return views.map((view) => names.filter((name) => viewOf(name) === view));
}
