import {extentOf, type Box} from '../sheep/outline';
import type {CrewId, HangingGroup} from '../model/types';
import {coveringViews, type MapView} from '../panels/panelViews';
import type {ViewId} from '../panels/viewWords';
import {crewSides} from './crewSides';

/** A view in a frame, and what is seen of it. */
export interface FrameView {
  view: MapView;
  box: Box;
}

/** Around the panels of a task, and the least that is shown: enough to know where on the sheep it is. */
const AROUND = 14;
/** So many have their names beside them, which then stand below the lowest panel too, and not on it. */
const MANY = 8;
const AROUND_MANY = 18;
const LEAST = 110;

/** Of views that show as many panels the first is taken: what is seen from the ground. */
const WORTH: readonly ViewId[] = ['head', 'front', 'rear', 'party', 'business', 'above'];

/** The views in which a group is seen: its crew's own side first, then as few as show the rest. */
export function viewsOf(
  {panels, crew}: Pick<HangingGroup, 'panels' | 'crew'>,
  views: readonly MapView[],
): MapView[] {
  const own = views.find(
    (view) => view.id === crewSides[crew] && panels.some((name) => name in view.panels),
  );
  const rest = panels.filter((name) => !(own && name in own.panels));
  const inOrder = WORTH.flatMap((id) => views.filter((view) => view.id === id));
  return [...(own ? [own] : []), ...coveringViews(rest, inOrder)];
}

/** Whether all of the sheep's length is seen, twice what is seen from its ends. */
const isSide = ({id}: MapView) => id === 'party' || id === 'business';

/** The sheep from the side that a crew stands on; of a crew without one, the party side. */
export const viewOfCrew = (crew: CrewId, views: readonly MapView[]): MapView | undefined =>
  views.find(({id}) => id === (crewSides[crew] ?? 'party'));

/** At least as long as it has to be, without leaving the drawing. */
function stretched(from: number, to: number, whole: number, around: number): [number, number] {
  const length = Math.min(whole, Math.max(to - from + 2 * around, LEAST));
  const start = (from + to) / 2 - length / 2;
  return [Math.min(Math.max(0, start), whole - length), length];
}

/** The surroundings of some panels in a view. */
export function cropOf({panels, box}: MapView, names: readonly string[]): Box {
  const outlines = names.flatMap((name) => {
    const outline = panels[name];
    return outline ? [outline] : [];
  });
  if (outlines.length === 0) return box;
  const [left, top, right, bottom] = extentOf(outlines);
  const around = names.length > MANY ? AROUND_MANY : AROUND;
  const [x, width] = stretched(left, right, box[2], around);
  const [y, height] = stretched(top, bottom, box[3], around);
  return [x, y, width, height];
}

/** Along one side: longer about its middle, and inside the drawing where that is long enough. */
function grown(from: number, length: number, to: number, start: number, whole: number): number {
  if (to >= whole) return start + (whole - to) / 2;
  return Math.min(Math.max(start, from - (to - length) / 2), start + whole - to);
}

/** A part of a view with as much around it as a picture of a shape has room for: no edge in its middle. */
export function filling([x, y, width, height]: Box, whole: Box, ratio: number): Box {
  const across = Math.max(width, Math.round(height * ratio));
  const down = Math.max(height, Math.round(width / ratio));
  return [
    grown(x, width, across, whole[0], whole[2]),
    grown(y, height, down, whole[1], whole[3]),
    across,
    down,
  ];
}

/** A view with its place in the frame, in inches. */
type PlacedView = FrameView & {x: number; y: number};

/** A frame before it is drawn. */
export interface FramePlan {
  /** Each with the smallest font size that can be read in it, in inches. */
  views: (PlacedView & {smallest: number})[];
  /** Whether they stand below each other, so that each may be a drawing of its own. */
  below: boolean;
  width: number;
  height: number;
  /** Pixels for an inch on a screen. */
  scale: number;
  /** The smallest font size that can be read in all of them, in inches. */
  smallest: number;
}

/** Between two views; the room of a view on a screen, and the width that a phone has, in pixels. */
const GAP = 12;
const ROOM = {width: 340, height: 220};
const PHONE = 290;
const READABLE = 12.5;
/** A frame that is wider than this for its height has its views below each other. */
const WIDE = 1.9;

/** The views beside each other, on one ground, or below each other. */
function laidOut(
  views: readonly FrameView[],
  beside: boolean,
  apart: boolean,
): Pick<FramePlan, 'below' | 'width' | 'height'> & {views: PlacedView[]} {
  const widths = views.map(({box}) => box[2]);
  const heights = views.map(({box}) => box[3]);
  const sum = (sizes: number[]) => sizes.reduce((all, one) => all + one + GAP, -GAP);
  const before = (sizes: number[], i: number) => sum([...sizes.slice(0, i), 0]);
  const [width, height] = [sum(widths), Math.max(...heights)];
  if (beside || (!apart && width <= WIDE * height) || views.length === 1) {
    const placed = views.map((one, i) => ({...one, x: before(widths, i), y: height - one.box[3]}));
    return {views: placed, below: false, width, height};
  }
  const widest = Math.max(...widths);
  const placed = views.map((one, i) => ({
    ...one,
    x: (widest - one.box[2]) / 2,
    y: before(heights, i),
  }));
  return {views: placed, below: true, width: widest, height: sum(heights)};
}

interface Options {
  /** Whether there is room for all views beside each other. */
  beside?: boolean;
  /**
   * The width of a picture for its height: it is filled with the surroundings of the panels, larger, and
   * does not show the whole sheep.
   */
  near?: number;
  /** Whether its views are drawings of their own, however narrow they are. */
  apart?: boolean;
}

/**
 * What the frame of a group shows. Frames of one task have the same scale, so that from one to the
 * next only the panels change.
 * @param groups all of the year's hanging order
 */
export function framePlan(
  group: HangingGroup,
  groups: readonly HangingGroup[],
  views: readonly MapView[],
  {beside = false, near, apart = false}: Options = {},
): FramePlan {
  const task = groups.filter((one) => one.task === group.task);
  const panels = task.flatMap((one) => one.panels);
  const boxOf = (view: MapView) =>
    near === undefined ? view.box : filling(cropOf(view, panels), view.box, near);
  const shown = (one: HangingGroup) =>
    viewsOf(one, views).map((view): FrameView => ({view, box: boxOf(view)}));
  const boxes = task.flatMap(shown).map(({box}) => box);
  const scale = Math.min(
    ROOM.height / Math.max(...boxes.map(([, , , height]) => height)),
    ROOM.width / Math.max(...boxes.map(([, , width]) => width)),
  );
  const drawn = laidOut(shown(group), beside, apart);
  const room = beside ? 2 * PHONE : PHONE;
  const smallest = READABLE / Math.min(scale, room / drawn.width);
  // Without a side of the sheep they are as wide as each other: what is narrow is larger, and its names not.
  const even = apart && drawn.below && !drawn.views.some(({view}) => isSide(view));
  const placed = drawn.views.map((one) => ({
    ...one,
    smallest: even ? (smallest * one.box[2]) / drawn.width : smallest,
  }));
  return {...drawn, views: placed, scale, smallest};
}
