import {textWidth} from '../../../text/textWidth';
import {edgesFrom, extentOf, isInside, type Box} from './outline';
import type {Outline} from '../model/panelFile';

/** A name on a tag: its middle and its font size, in inches. */
export interface Tag {
  name: string;
  x: number;
  y: number;
  size: number;
}

/** Bold runs wider; the height of capitals, and the air around a name, in em. */
const BOLD = 1.1;
const CAPITALS = 0.72;
const AIR = 0.5;

/** A tag with, where it stands beside its panel, the place on it where its line ends. */
export interface LedTag extends Tag {
  to?: readonly [number, number];
}

/** Half of a tag's width and height. */
export const halfOf = ({name, size}: Pick<Tag, 'name' | 'size'>) => ({
  width: ((textWidth(name, 'body') * BOLD + AIR) * size) / 2,
  height: ((CAPITALS + AIR) * size) / 2,
});

/** Around a tag, in em, no edge and no other name. */
const GAP = 0.15;
/** How far off places are tried, from one to the next, in em, and in how many directions. */
const NEAREST = 0.9;
const FARTHEST = 9;
const STEP = 0.3;
const DIRECTIONS = 24;
/** In so many where a line has to find its way between names. */
const MORE_DIRECTIONS = 96;
/** What a line over another panel costs, in em of distance: a way around is better. */
const CROSSING = 3;
/** And a tag over a panel, or a line behind a tag: where nothing else is free, as for a head's many names. */
const COVERING = 12;

/** Around the dot at the end of a line no other line goes, in inches. */
const DOT = 2;

/** An outline, and what lies around it, upright. */
interface Shape {
  outline: Outline;
  extent: readonly [left: number, top: number, right: number, bottom: number];
}

/** Its extent is worked out once: most pairs are seen to be apart by that alone. */
const shapeOf = (outline: Outline): Shape => ({outline, extent: extentOf([outline])});

/** An upright box around a point, from its middle so far to the side and so far up and down. */
const boxAround = (x: number, y: number, across: number, down: number): Shape =>
  shapeOf([
    [x - across, y - down],
    [x + across, y - down],
    [x + across, y + down],
    [x - across, y + down],
  ]);

/** A tag with what is around it; its letters alone with less than nothing. */
function surroundings(tag: Tag, gap = GAP): Shape {
  const half = halfOf(tag);
  return boxAround(tag.x, tag.y, half.width + gap * tag.size, half.height + gap * tag.size);
}

type Point = readonly [number, number];

/** Whether a line from a point to another meets an outline. */
function crosses([ax, ay]: Point, [bx, by]: Point, {outline}: Shape): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  return edgesFrom(ax, ay, outline).some((edge) => {
    const cross = dx * edge.dy - dy * edge.dx;
    const along = (edge.x * edge.dy - edge.y * edge.dx) / cross;
    const aside = (edge.x * dy - edge.y * dx) / cross;
    return along >= 0 && along <= 1 && aside >= 0 && aside <= 1;
  });
}

/** The lines of tags that stand beside their panels, and what is around their dots. */
const linesOf = (tags: readonly LedTag[]): Shape[] =>
  tags.flatMap(({x, y, to}) =>
    to ? [shapeOf([[x, y], [...to]]), boxAround(...to, DOT, DOT)] : [],
  );

/** Whether the line from a tag to a point goes over that of another, or through its dot. */
export const linesCross = ({x, y}: Tag, to: Point, others: readonly LedTag[]): boolean =>
  linesOf(others).some((shape) => crosses([x, y], to, shape));

/** Whether what lies around two outlines, upright, has nothing in common: all there is to know of tags. */
function areApart(one: Shape, other: Shape): boolean {
  const [left, top, right, bottom] = one.extent;
  const [otherLeft, otherTop, otherRight, otherBottom] = other.extent;
  return left > otherRight || otherLeft > right || top > otherBottom || otherTop > bottom;
}

/** Whether a tag's surroundings and a panel have a place in common. */
function meet(tag: Shape, other: Shape): boolean {
  if (areApart(tag, other)) return false;
  const isIn = ([x = 0, y = 0]: Outline[number], {outline}: Shape) => isInside(x, y, outline);
  return (
    edgesFrom(0, 0, tag.outline).some(({x, y, dx, dy}) =>
      crosses([x, y], [x + dx, y + dy], other),
    ) ||
    isIn(tag.outline[0]!, other) ||
    isIn(other.outline[0]!, tag)
  );
}

/** All places for a tag around a point, the nearest first. */
function* placesAround(
  {name, x, y, size}: Tag,
  [left, top, width, height]: Box,
  directions: number,
): Generator<Tag> {
  const half = halfOf({name, size});
  for (let far = NEAREST; far <= FARTHEST; far += STEP) {
    for (let i = 0; i < directions; i += 1) {
      const angle = (i / directions) * 2 * Math.PI;
      const tag = {
        name,
        size,
        x: x + Math.cos(angle) * far * size,
        y: y - Math.sin(angle) * far * size,
      };
      const isShown =
        tag.x - half.width >= left &&
        tag.x + half.width <= left + width &&
        tag.y - half.height >= top &&
        tag.y + half.height <= top + height;
      if (isShown) yield tag;
    }
  }
}

/** What stands around a name: panels, other names, the edge. */
interface Around {
  outlines: readonly Outline[];
  others: readonly LedTag[];
  box: Box;
  /**
   * Whether its line may not go behind another name's letters, over another line or through its dot; where there
   * is no such place it stays where it is.
   */
  between?: boolean;
}

/**
 * The nearest place beside a panel for its name: it covers no other name and no line, none of some panels
 * if it can be, and the line from there to the panel goes over as few of them as can be.
 * @param tag the name, where its line ends on the panel
 */
export function placeBeside(
  tag: Tag,
  {outlines, others, box, between}: Around,
): Pick<Tag, 'x' | 'y'> {
  const to: Point = [tag.x, tag.y];
  const tags = others.map((one) => surroundings(one));
  const inTheWay = [...others.map((one) => surroundings(one, -AIR / 2)), ...linesOf(others)];
  const shapes = outlines.map(shapeOf);
  const own = shapes.filter(({outline}) => isInside(...to, outline));
  const strangers = shapes.filter((one) => !own.includes(one));
  const crossedBy = ({x, y}: Tag, all: readonly Shape[]) =>
    all.filter((one) => crosses([x, y], to, one)).length;
  const isFree = (place: Shape) =>
    tags.every((one) => areApart(place, one)) &&
    others.every((one) => !one.to || !crosses([one.x, one.y], one.to, place));
  function costOf(place: Tag, around: Shape): number {
    const covered = shapes.filter((one) => meet(around, one)).length;
    // On its own panel it would hide where its line ends.
    const hides = covered > 0 && own.some(({outline}) => isInside(place.x, place.y, outline));
    const coverings = covered + (between ? 0 : crossedBy(place, tags)) + (hides ? 1 : 0);
    return (crossedBy(place, strangers) * CROSSING + coverings * COVERING) * tag.size;
  }
  let least = Infinity;
  let best = tag;
  for (const place of placesAround(tag, box, between ? MORE_DIRECTIONS : DIRECTIONS)) {
    const far = Math.hypot(place.x - tag.x, place.y - tag.y);
    // They come the nearest first: none of the rest costs less.
    if (far >= least) break;
    if (between && crossedBy(place, inTheWay) > 0) continue;
    const around = surroundings(place);
    const cost = far + costOf(place, around);
    if (cost < least && isFree(around)) [least, best] = [cost, place];
  }
  return {x: best.x, y: best.y};
}
