import {dot, minus} from '../../geometry/vector';
import {seenAt, type Eye} from '../camera/eye';
import type {Frame} from '../camera/pose';
import {isSeen, type Packed} from '../picking/hit';
import type {SolidPanel} from '../solid/panels';

/** What is told of a panel by the weight of its name. */
export type Weight = 'picked' | 'neighbor' | 'other';

/** A panel as it is seen now. */
export interface SeenPanel {
  panel: SolidPanel;
  x: number;
  y: number;
  /** Half the height that its name can have there, in pixels. */
  room: number;
}

/** A name and where it stands, in pixels. */
export interface PlacedName {
  text: string;
  weight: Weight;
  x: number;
  y: number;
}

/** Of the size of a name's letters: half its width for each letter, and half its height. */
const HALF = {width: 0.3, height: 0.55};
/** The sizes of names, as shares of the page's letters; the styles have the same. */
export const SIZES: Readonly<Record<Weight, number>> = {picked: 1.125, neighbor: 1, other: 0.8125};
/** What is turned away more than this has no name: the cosine of 78 degrees. */
const FACING = 0.2;

/** The panels that face an eye and whose middle nothing hides. */
export function seenPanels(eye: Eye, panels: Iterable<SolidPanel>, solid: Packed): SeenPanel[] {
  const seen: SeenPanel[] = [];
  for (const panel of panels) {
    const way = minus(eye.at, panel.middle);
    const faces = dot(way, panel.out) / Math.hypot(...way);
    const [x, y, far] = seenAt(eye, panel.middle);
    const {width, height} = eye.frame;
    const isInFrame = far > 0 && x > 0 && x < width && y > 0 && y < height;
    if (faces < FACING || !isInFrame || !isSeen(panel.middle, eye.at, solid)) continue;
    seen.push({panel, x, y, room: (panel.room * eye.scale * Math.sqrt(faces)) / far});
  }
  return seen;
}

/** The room that words take, in pixels. */
export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The room of words around a point. */
export function rectOf({text, x, y}: Omit<PlacedName, 'weight'>, size: number): Rect {
  const [across, down] = [HALF.width * size * text.length, HALF.height * size];
  return {left: x - across, right: x + across, top: y - down, bottom: y + down};
}

const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where words may stand. */
export interface Page {
  frame: Frame;
  /** The size of the page's letters, and that of a button, in pixels. */
  letter: number;
  button: number;
}

/** Two buttons stand in each lower corner, with a gap. */
const BUTTONS = 2.15;

/** Whether words there are in the frame, and not under its buttons. */
export function isFree({left, right, top, bottom}: Rect, {frame, button}: Page): boolean {
  const aside = bottom > frame.height - button ? BUTTONS * button : 0;
  return left >= aside && top >= 0 && right <= frame.width - aside && bottom <= frame.height;
}

const order: Weight[] = ['picked', 'neighbor', 'other'];

/**
 * The names to be written, none over another: that of the picked panel, those of its neighbors, and
 * of the others those that have room on their panel.
 */
export function placeNames(
  seen: readonly SeenPanel[],
  weightOf: (name: string) => Weight,
  page: Page,
): PlacedName[] {
  const {letter} = page;
  const all = seen
    .map(({panel: {name}, x, y, room}) => ({text: name, weight: weightOf(name), x, y, room}))
    .filter(({text, weight, room}) => {
      const size = letter * SIZES[weight];
      return (
        weight !== 'other' || room > Math.max(HALF.height, HALF.width * text.length * 0.8) * size
      );
    })
    .sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight) || b.room - a.room);
  const placed: PlacedName[] = [];
  const taken: Rect[] = [];
  for (const {text, weight, x, y} of all) {
    const name = {text, weight, x, y};
    const rect = rectOf(name, letter * SIZES[weight]);
    if (!isFree(rect, page) || taken.some((other) => overlap(rect, other))) continue;
    taken.push(rect);
    placed.push(name);
  }
  return placed;
}
