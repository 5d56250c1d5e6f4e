import {extentOf, type Box} from '../outline';
import type {Outline} from '../../model/panelFile';
import type {MapView} from '../../panels/panelViews';

/** The frame of the map on a phone, and what a glove hits there, in pixels. */
const FRAME = {width: 320, height: 280};
const TARGET = 52;
/** Room for outlines, in inches. */
const MARGIN = 9;

const boxOf = (outlines: readonly Outline[]): Box => {
  const [left, top, right, bottom] = extentOf(outlines);
  return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
};

/**
 * What a phone shows of a view to show one panel: it and its neighbors, but so near that a glove
 * hits it, as long as it fits.
 */
export function nearBox({panels}: MapView, name: string, neighbours: readonly string[]): Box {
  const own = panels[name] ?? [];
  const [ownLeft, ownTop, ownWidth, ownHeight] = boxOf([own]);
  const drawn = neighbours.flatMap((neighbour) => panels[neighbour] ?? []);
  const all = boxOf([own, drawn]);
  const thin = Math.min(ownWidth, ownHeight) - 2 * MARGIN;
  const units = Math.max(thin / TARGET, ownWidth / FRAME.width, ownHeight / FRAME.height);
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
