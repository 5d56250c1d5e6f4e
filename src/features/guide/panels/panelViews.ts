import {areaOf, extentOf} from '../sheep/outline';
import type {Outline, Outlines, PanelFile} from '../model/panelFile';
import {sharedEdges} from '../sheep/sharedEdges';

export type ViewId = 'party' | 'business' | 'head' | 'front' | 'rear';

/** A drawing of the sheep from one direction, as the finder shows it. */
export interface MapView {
  id: ViewId;
  /** On its button. */
  word: string;
  /** What it shows, in full. */
  label: string;
  /** What lies at the left and at the right of it. */
  ends: readonly [string, string];
  /** Left, top, width and height of all that is drawn, in grid units. */
  box: readonly [number, number, number, number];
  panels: Outlines;
}

type Frame = Omit<MapView, 'box' | 'panels'>;

const frames: Frame[] = [
  {
    id: 'party',
    word: 'party',
    label: 'The party side: driver side, left. Names end in D.',
    ends: ['front', 'rear'],
  },
  {
    id: 'business',
    word: 'business',
    label: 'The business side: passenger side, right. Names end in P.',
    ends: ['rear', 'front'],
  },
  {
    id: 'head',
    word: 'head',
    label: 'The head from both sides: party side at the left, business side at the right.',
    ends: ['party (D)', 'business (P)'],
  },
  {
    id: 'front',
    word: 'front',
    label: 'The front, as seen by somebody who stands before it.',
    ends: ['business (P)', 'party (D)'],
  },
  {
    id: 'rear',
    word: 'rear',
    label: 'The rear, as seen by somebody who stands behind it.',
    ends: ['party (D)', 'business (P)'],
  },
];

/** Between the two drawings of the head. */
const GAP = 14;

const moved = (panels: Outlines, dx: number): Outlines =>
  Object.fromEntries(
    Object.entries(panels).map(([name, outline]) => [
      name,
      outline.map(([x = 0, y = 0]) => [x + dx, y]),
    ]),
  );

/** Both drawings of the head beside each other; the one of the party side stays where it is. */
function headPanels(party: Outlines, business: Outlines): Outlines {
  const [, , right] = extentOf(Object.values(party));
  const [left] = extentOf(Object.values(business));
  return {...party, ...moved(business, right + GAP - left)};
}

/** The views of a panel map in the order of their buttons. */
export function mapViews({views}: Pick<PanelFile, 'views'>): MapView[] {
  const panelsOf = (id: string): Outlines => views[id]?.panels ?? {};
  return frames.map((frame) => {
    const panels =
      frame.id === 'head'
        ? headPanels(panelsOf('head-party'), panelsOf('head-business'))
        : panelsOf(frame.id);
    const [left, top, right, bottom] = extentOf(Object.values(panels));
    return {...frame, panels, box: [left, top, right - left, bottom - top]};
  });
}

/**
 * The view in which a panel is best seen: with most of its neighbors at its edges, and of those the
 * one where it is largest.
 */
export function bestView(
  name: string,
  neighbours: readonly string[],
  views: readonly MapView[],
): MapView | undefined {
  const worth = ({panels}: MapView) =>
    sharedEdges(name, neighbours, panels).length * 1e6 + areaOf(panels[name] ?? []);
  return [...views].filter(({panels}) => name in panels).sort((a, b) => worth(b) - worth(a))[0];
}

/** How thick a panel must be to be seen well while all of its view is shown, in grid units. */
const THICK = 4;

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
