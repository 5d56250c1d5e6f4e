import {areaOf, extentOf, type Box} from '../sheep/outline';
import type {BarePart, Outline, Outlines, PanelFile, SheepView} from '../model/panelFile';
import {sharedEdges} from '../sheep/sharedEdges';
import {viewWords, type ViewWords} from './viewWords';

/** A drawing of the sheep from one direction, as the finder shows it. */
export interface MapView extends ViewWords {
  /** All that is drawn, in inches. */
  box: Box;
  panels: Outlines;
  names: NonNullable<SheepView['names']>;
  apart: NonNullable<SheepView['apart']>;
  bare: readonly BarePart[];
}

const NOTHING: SheepView = {grid: [0, 0], panels: {}};

/** Both drawings of the head beside each other, as one. */
function beside(one: SheepView, other: SheepView): SheepView {
  const [width = 0, height = 0] = one.grid;
  const [otherWidth = 0, otherHeight = 0] = other.grid;
  const moved = (outline: Outline): Outline => outline.map(([x = 0, y = 0]) => [x + width, y]);
  const movedName = ([x = 0, y = 0, size = 0, toX, toY]: readonly number[]) =>
    toX === undefined || toY === undefined
      ? [x + width, y, size]
      : [x + width, y, size, toX + width, toY];
  const behind = Object.keys(one.panels).length;
  return {
    grid: [width + otherWidth, Math.max(height, otherHeight)],
    panels: {...one.panels, ...mapValues(other.panels, moved)},
    names: {...one.names, ...mapValues(other.names ?? {}, movedName)},
    apart: {
      ...one.apart,
      ...mapValues(other.apart ?? {}, ([x = 0, y = 0]: readonly number[]) => [x + width, y]),
    },
    bare: [
      ...(one.bare ?? []),
      ...(other.bare ?? []).map((part) => ({
        ...part,
        after: part.after + behind,
        outline: moved(part.outline),
      })),
    ],
  };
}

const mapValues = <T>(values: Readonly<Record<string, T>>, change: (value: T) => T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** The views of a measured sheep in the order of their buttons. */
export function mapViews({views}: Pick<PanelFile, 'views'>): MapView[] {
  const viewOf = (id: string) => views[id] ?? NOTHING;
  return viewWords.map((words) => {
    const {grid, panels, names, apart, bare} =
      words.id === 'head'
        ? beside(viewOf('head-party'), viewOf('head-business'))
        : viewOf(words.id);
    const [width = 0, height = 0] = grid;
    const box = [0, 0, width, height] as const;
    return {...words, panels, names: names ?? {}, apart: apart ?? {}, bare: bare ?? [], box};
  });
}

/**
 * The view in which a panel is best seen: with most of its neighbors at its edges, and of those the
 * one where it is largest.
 */
export function bestView<View extends Pick<SheepView, 'panels'>>(
  name: string,
  neighbours: readonly string[],
  views: readonly View[],
): View | undefined {
  const worth = ({panels}: View) =>
    sharedEdges(name, neighbours, panels).length * 1e6 + areaOf(panels[name] ?? []);
  return [...views].filter(({panels}) => name in panels).sort((a, b) => worth(b) - worth(a))[0];
}

/** How thick a panel must be to be seen well while all of its view is shown, in inches. */
const THICK = 12;

/** Whether a panel is a sliver in a view: its area is small for its length. */
export function isSliver(outline: Outline): boolean {
  const [left, top, right, bottom] = extentOf([outline]);
  return areaOf(outline) / Math.hypot(right - left, bottom - top) < THICK / 2;
}

/** As few views as show all of some panels, those that show most of them first. */
export function coveringViews(names: readonly string[], views: readonly MapView[]): MapView[] {
  const shownIn = ({panels}: MapView) => names.filter((name) => name in panels);
  const [first] = [...views].sort((a, b) => shownIn(b).length - shownIn(a).length);
  if (!first || shownIn(first).length === 0) return [];
  const rest = names.filter((name) => !(name in first.panels));
  return [first, ...coveringViews(rest, views)];
}
