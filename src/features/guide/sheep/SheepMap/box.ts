import {extentOf, type Box} from '../outline';
import type {Outline} from '../../model/panelFile';
import {READABLE, type PlacedPanel} from './placed';

/** The frame of the map on a phone, and what a glove hits there, in pixels. */
const FRAME = {width: 320, height: 280};
const TARGET = 52;
/** On a phone a view that is longer than high is so wide, and every view so high, in pixels, as in the style sheet. */
const LONG = {width: 558, height: 302};
/** Room around outlines, in inches, and around names. */
const MARGIN = 9;
const NAME_MARGIN = 4;

/** Whether a phone draws a view wider than its screen. */
export const isLong = ([, , width, height]: Box): boolean => width > 1.2 * height;

/** Pixels to an inch of a view that a phone shows whole. */
export function phoneScale(box: Box): number {
  const width = isLong(box) ? LONG.width : FRAME.width;
  return Math.min(width / box[2], LONG.height / box[3]);
}

/** The smallest name on a phone, in pixels. */
const PHONE_NAME = 12;

/** The size of a name, in inches, while all of a view is shown: on a phone what can be read is read with ease. */
export function sizeOnPhone(size: number, box: Box): number {
  const scale = phoneScale(box);
  if (size * scale < READABLE) return size;
  return Math.max(size, Math.ceil((10 * PHONE_NAME) / scale) / 10);
}

const boxOf = (outlines: readonly Outline[]): Box => {
  const [left, top, right, bottom] = extentOf(outlines);
  return [left, top, right - left, bottom - top];
};

/** The corners of what surrounds an outline. */
function around(outline: Outline, margin = MARGIN): Outline {
  const [left, top, right, bottom] = extentOf([outline]);
  return [
    [left - margin, top - margin],
    [right + margin, bottom + margin],
  ];
}

/** The name of what is chosen or pointed at is no smaller, in inches. */
export const LOUD = 12;
/** Width to height of the map on a phone, in wider windows and in wide ones, as in the style sheet. */
export const SHAPES = {phone: 8 / 7, wide: 8 / 5, widest: 7 / 4};
/** How wide a letter or digit is, as a share of its height, with the light edge around it. */
const LETTER = 0.7;

/** Half the width and half the height of a name. */
export const nameHalf = (name: string, size: number) =>
  [(name.length * LETTER * size) / 2, size / 2] as const;

/** The corners of a panel's name. */
function nameOutline({name, at: [x, y], size}: PlacedPanel): Outline {
  const [aside, above] = nameHalf(name, size);
  return [
    [x - aside, y - above],
    [x + aside, y + above],
  ];
}

/** What maps of some shapes, width to height, show all of when they have to show a box. */
export function seenBox([left, top, width, height]: Box, ...shapes: readonly number[]): Box {
  const aside = Math.max(0, height * Math.min(...shapes) - width) / 2;
  const above = Math.max(0, width / Math.max(...shapes) - height) / 2;
  return [left - aside, top - above, width + 2 * aside, height + 2 * above];
}

/** Whether the edge of a box cuts a panel's name. */
export function isCut(panel: PlacedPanel, [left, top, width, height]: Box): boolean {
  const [nameLeft, nameTop, nameRight, nameBottom] = extentOf([nameOutline(panel)]);
  return nameLeft < left || nameTop < top || nameRight > left + width || nameBottom > top + height;
}

/**
 * What a phone shows of a view to show one panel: it with its name and its neighbors, but so near that a
 * glove hits it, as long as it fits.
 */
export function nearBox(
  placed: ReadonlyMap<string, PlacedPanel>,
  name: string,
  neighbours: readonly string[],
): Box {
  const withName = (one: string, smallest = 0) => {
    const panel = placed.get(one);
    if (!panel) return [];
    const named = nameOutline({...panel, size: Math.max(panel.size, smallest)});
    return [around(panel.outline), around(named, NAME_MARGIN)];
  };
  const [, , panelWidth, panelHeight] = boxOf([around(placed.get(name)?.outline ?? [])]);
  const own = withName(name, LOUD);
  const [ownLeft, ownTop, ownWidth, ownHeight] = boxOf(own);
  const all = boxOf([...own, ...neighbours.flatMap((one) => withName(one))]);
  const thin = Math.min(panelWidth, panelHeight) - 2 * MARGIN;
  const units = Math.max(thin / TARGET, panelWidth / FRAME.width, panelHeight / FRAME.height);
  const width = Math.min(all[2], Math.max(ownWidth, FRAME.width * units));
  const height = Math.min(all[3], Math.max(ownHeight, FRAME.height * units));
  // Around the panel, but not beyond what is worth seeing.
  const clamp = (middle: number, size: number, from: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, from), from + whole - size);
  return [
    clamp(ownLeft + ownWidth / 2, width, all[0], all[2]),
    clamp(ownTop + ownHeight / 2, height, all[1], all[3]),
    width,
    height,
  ];
}
