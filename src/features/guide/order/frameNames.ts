import type {MapView} from '../panels/panelViews';
import {rounded, type Box} from '../sheep/outline';
import {placeBeside, type Tag} from '../sheep/placeBeside';

/** A name in a frame; with `to` it stands beside its panel on a tag, and a line leads there. */
export interface FrameName extends Tag {
  to?: readonly [number, number];
}

/** Larger says no more. */
const LARGEST = 26;
/** With this share of a readable size a name is still 11 px high, and stands on its panel if it fits. */
const ENOUGH = 0.93;
/** So much of what has room: around a panel that is hung now lies a heavy line. */
const CLEAR = 0.9;
/** At a side where the picture ends before the sheep does a name keeps off: 20 px, in em of readable names. */
const CUT = 1.6;

/** Elsewhere it stands so far from the edge, in em: its outline is seen, on whole inches too. */
const EDGE = 0.15;

/** What is seen of a view without its edge, where it is cut with more of it, for names of a size. */
function clearOf([left, top, width, height]: Box, whole: Box, size: number): Box {
  const insideOf = (isCut: boolean) => (isCut ? CUT : EDGE) * size;
  const from = [insideOf(left > whole[0]), insideOf(top > whole[1])] as const;
  const right = insideOf(left + width < whole[0] + whole[2]);
  const bottom = insideOf(top + height < whole[1] + whole[3]);
  return [left + from[0], top + from[1], width - from[0] - right, height - from[1] - bottom];
}

/**
 * Places names in a frame: on their panels where they fit, as large as there is room; else beside them, in
 * the nearest place that covers none of the panels and no other name.
 * @param smallest font size that is read with ease, in inches
 * @param now panels that no name beside them covers
 */
export function placeFrameNames(
  names: readonly string[],
  view: Pick<MapView, 'names' | 'panels' | 'box'>,
  box: Box,
  smallest: number,
  now: readonly string[] = names,
): FrameName[] {
  const outlines = [...new Set([...names, ...now])].flatMap((name) => {
    const outline = view.panels[name];
    return outline ? [outline] : [];
  });
  const clear = clearOf(box, view.box, smallest);
  const placed = new Map<string, FrameName>();
  for (const name of names) {
    const [x = 0, y = 0, size = 0, outside] = view.names[name] ?? [];
    if (outside === undefined && size >= smallest * ENOUGH)
      placed.set(name, {
        name,
        x,
        y,
        size: Math.min(LARGEST, Math.max(smallest * ENOUGH, size * CLEAR)),
      });
  }
  for (const name of names.filter((one) => !placed.has(one))) {
    const [x = 0, y = 0, , toX = x, toY = y] = view.names[name] ?? [];
    const others = [...placed.values()];
    const at = placeBeside({name, x: toX, y: toY, size: smallest}, {outlines, others, box: clear});
    placed.set(name, {name, ...at, size: smallest, to: [toX, toY]});
  }
  return names.map((name) => {
    const one = placed.get(name)!;
    return {...one, x: Math.round(one.x), y: Math.round(one.y), size: rounded(one.size)};
  });
}

/**
 * The names that stand in a view: of each of the panels that it shows. A panel in gold without its name is
 * taken for another one, so it has it in every view.
 */
export const namesIn = (names: readonly string[], {panels}: Pick<MapView, 'panels'>): string[] =>
  names.filter((name) => name in panels);
