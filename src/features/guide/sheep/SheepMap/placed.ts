import {edgesFrom, isInside, rounded, type Box} from '../outline';
import type {Outline} from '../../model/panelFile';
import type {MapView} from '../../panels/panelViews';

/** A panel of a view, and where its name stands on it or beside the sheep. */
export interface PlacedPanel {
  name: string;
  outline: Outline;
  /** The middle of what is seen of it, which a touch means. */
  x: number;
  y: number;
  /** The middle of its name, and its font size. */
  at: readonly [number, number];
  size: number;
  /** Whether its name stands beside the sheep, with a line to it. */
  isOutside: boolean;
  /** Where its name stands while all of the view is shown, if it is too small on its panel then. */
  apart?: readonly number[];
  /** Half the height that a name can have on it: how much room there is around its middle. */
  room: number;
}

/** In inches: a larger name says no more, a smaller one beside the sheep says nothing. */
const LARGEST = 20;
export const OUTSIDE = 10;
/** What is too small for its name has this room. */
const NO_ROOM = 1;

type Placeable = Pick<MapView, 'panels' | 'names'> & Partial<Pick<MapView, 'apart'>>;

/** The panels of a view, each with the place of its name. */
export function placedPanels({panels, names, apart = {}}: Placeable): PlacedPanel[] {
  return Object.entries(panels).map(([name, outline]) => {
    const [nameX = 0, nameY = 0, size = 0, toX, toY] = names[name] ?? [];
    const isOutside = toX !== undefined;
    return {
      name,
      outline,
      x: toX ?? nameX,
      y: toY ?? nameY,
      at: [nameX, nameY],
      size: isOutside ? OUTSIDE : Math.min(size, LARGEST),
      isOutside,
      apart: apart[name],
      room: isOutside ? NO_ROOM : size / 2,
    };
  });
}

/** A panel with its name beside it, if it has such a place. */
export function stoodApart(panel: PlacedPanel): PlacedPanel {
  if (!panel.apart) return panel;
  const [x = 0, y = 0] = panel.apart;
  return {...panel, at: [x, y], size: OUTSIDE, isOutside: true};
}

/** How wide a letter of a name is, and how high, as shares of its size. */
const [WIDE, HIGH] = [0.58, 0.72];

/** Where the line from a name to its panel begins: at the name's edge, since between its letters it is seen. */
export function lineFrom({name, at: [x, y], size, ...panel}: PlacedPanel): [number, number] {
  const [dx, dy] = [panel.x - x, panel.y - y];
  const outOfIt = Math.min(
    1,
    (WIDE * size * name.length) / 2 / Math.abs(dx),
    (HIGH * size) / 2 / Math.abs(dy),
  );
  return [rounded(x + outOfIt * dx), rounded(y + outOfIt * dy)];
}

/** The smallest name that can be read, in pixels, and the widths of maps that are told apart. */
export const READABLE = 11;
const WIDTHS = [300, 336, 400, 480, 560, 640, 760, 900];
/** A map is as wide to its height; a phone's is higher, and shows no less. */
const RATIO = 8 / 5;

/**
 * How wide a map must be for a name to be read on it while all of a view is shown: one of a few
 * widths, which the style sheet knows.
 * @param size of the name, in inches
 */
export function readableFrom(size: number, [, , width, height]: Box): number {
  const needed = (READABLE * Math.max(width, height * RATIO)) / size;
  return WIDTHS.find((one) => one >= needed) ?? Math.max(...WIDTHS);
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
 * @param reach how far off a touch may be, in inches; 0 for a mouse
 */
export function panelAt(
  x: number,
  y: number,
  reach: number,
  panels: readonly PlacedPanel[],
): string | undefined {
  const off = (panel: PlacedPanel) => Math.hypot(panel.x - x, panel.y - y);
  // The last of them is painted over the others.
  const under = panels.filter(({outline}) => isInside(x, y, outline)).at(-1);
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
