import {edgesFrom, isInside} from '../outline';
import type {Outline} from '../../model/panelFile';
import {placeName, type PlacedName} from '../PanelMap/placeName';
import type {MapView} from '../../panels/panelViews';

/** A panel of a view, and where its name stands on it. */
export interface PlacedPanel extends PlacedName {
  name: string;
  outline: Outline;
  /** Half the height that a name can have on it: how much room there is around its middle. */
  room: number;
}

/** Font sizes in grid units: below the first a name turns, above the second it does not grow. */
const SMALLEST = 3;
const LARGEST = 6.5;

/** The panels of a view, each with the place of its name. */
export function placedPanels({panels}: Pick<MapView, 'panels'>): PlacedPanel[] {
  return Object.entries(panels).map(([name, outline]) => {
    const place = placeName(name, outline, SMALLEST, Infinity);
    return {...place, name, outline, room: place.size / 2, size: Math.min(place.size, LARGEST)};
  });
}

/** How far a point is from the outline of a panel. */
function distance(x: number, y: number, outline: Outline): number {
  const all = edgesFrom(x, y, outline).map((edge) => {
    const along = -(edge.x * edge.dx + edge.y * edge.dy) / (edge.dx ** 2 + edge.dy ** 2);
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(edge.x + t * edge.dx, edge.y + t * edge.dy);
  });
  return Math.min(...all);
}

/**
 * The panel that is meant by a touch: the one under it, or a much smaller one whose middle is
 * nearer, since nobody hits a sliver with a glove; beside the sheep the nearest one.
 * @param reach how far off a touch may be, in grid units; 0 for a mouse
 */
export function panelAt(
  x: number,
  y: number,
  reach: number,
  panels: readonly PlacedPanel[],
): string | undefined {
  const off = (panel: PlacedPanel) => Math.hypot(panel.x - x, panel.y - y);
  const under = panels.find(({outline}) => isInside(x, y, outline));
  if (!under) {
    const [nearest] = panels
      .map(({name, outline}) => ({name, far: distance(x, y, outline)}))
      .sort((a, b) => a.far - b.far);
    return nearest && nearest.far <= reach ? nearest.name : undefined;
  }
  const [sliver] = panels
    .filter((panel) => panel.room < reach && panel.room < under.room / 2)
    .filter((panel) => off(panel) < Math.min(reach, off(under)))
    .sort((a, b) => off(a) - off(b));
  return (sliver ?? under).name;
}

/** The directions of the arrow keys. */
export const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next panel in a direction: near, and more ahead than aside. */
export function panelTowards(
  from: string,
  [dx, dy]: readonly [number, number],
  panels: readonly PlacedPanel[],
): string {
  const start = panels.find(({name}) => name === from);
  if (!start) return from;
  const [next] = panels
    .map((panel) => {
      const [x, y] = [panel.x - start.x, panel.y - start.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      return {name: panel.name, ahead, far: ahead + 2 * aside, aside};
    })
    .filter(({ahead, aside}) => ahead > 0.5 && ahead * 2 > aside)
    .sort((a, b) => a.far - b.far);
  return next?.name ?? from;
}
