import {reach} from './boxes';
import {fitText, type TextStyle} from './fitText';
import {hueCircles} from './hues';
import {partCircles} from './part';
import {settle, type Piece} from './settle';
import type {OrgCircle} from '../../data/org-schema';
import type {Box, CircleLayout, Ellipse, OrgLayout, Point} from './types';

/** The sizes of a drawing, in the units of the data's plane. */
export interface OrgFormat {
  label: TextStyle;
  project: TextStyle;
  /** Rows of names need more room than the rough places give them. */
  stretchY: number;
  /** Of the red dot at 0,0. */
  dotRadius: number;
  /** Room between the labels of two circles. */
  labelGap: number;
  /** Room between two rectangles of which one is a project. */
  gap: number;
  /** How far apart circles stay: at 1 they touch, below it they share a lens. */
  apart: number;
}

/** For a desk: all names at once, those of projects at 11 px in a window of 900. */
export const wide: OrgFormat = {
  label: {font: 'display', size: 42, lineHeight: 46, paddingX: 17, paddingY: 7, maxWidth: 310},
  project: {font: 'body', size: 30, lineHeight: 33, paddingX: 10, paddingY: 6, maxWidth: 190},
  stretchY: 1.34,
  dotRadius: 15,
  labelGap: 10,
  gap: 16,
  apart: 0.8,
};

/**
 * For a phone and a tablet: upright, the circles' names large enough for a phone, those of projects
 * for a window of 600 (12 px).
 */
export const narrow: OrgFormat = {
  label: {font: 'display', size: 84, lineHeight: 88, paddingX: 10, paddingY: 5, maxWidth: 440},
  project: {font: 'body', size: 52, lineHeight: 57, paddingX: 8, paddingY: 6, maxWidth: 200},
  stretchY: 2,
  dotRadius: 30,
  labelGap: 30,
  gap: 10,
  apart: 0.84,
};

/** The side of the square that is kept free for the dot, to its radius. */
const DOT_ROOM = 8 / 3;

/** Room between the drawing and its edge, and between a circle's line and what is in it. */
const MARGIN = 24;
const PADDING = 16;
/** A label insists on the middle of its circle more than a project on its rough place. */
const PULL = {label: 0.4, project: 0.05};

/** The rectangle around boxes. */
function frameOf(boxes: Box[]): Box {
  const left = Math.min(...boxes.map(({x, width}) => x - width / 2));
  const right = Math.max(...boxes.map(({x, width}) => x + width / 2));
  const top = Math.min(...boxes.map(({y, height}) => y - height / 2));
  const bottom = Math.max(...boxes.map(({y, height}) => y + height / 2));
  return {x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top};
}

/** The ellipse around boxes, shaped like their frame: no larger than they need, so that circles cross little. */
function ellipseAround(boxes: Box[]): Ellipse {
  const {x, y, width, height} = frameOf(boxes);
  const growth = Math.max(...boxes.map((box) => reach(box, {x, y, rx: width / 2, ry: height / 2})));
  return {
    x: Math.round(x),
    y: Math.round(y),
    rx: Math.ceil((width / 2) * growth) + PADDING,
    ry: Math.ceil((height / 2) * growth) + PADDING,
  };
}

/** The smallest frame around all ellipses, with a margin. */
function viewBoxOf(circles: CircleLayout[]): OrgLayout['viewBox'] {
  const boxes = circles.map(({ellipse: {x, y, rx, ry}}) => ({x, y, width: 2 * rx, height: 2 * ry}));
  const {x, y, width, height} = frameOf(boxes);
  const [all, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return [x - all / 2, y - high / 2, all, high];
}

/** Moves each circle with all that it holds to where it crosses its neighbors little; its name to its middle. */
function part(circles: CircleLayout[], apart: number): void {
  const placed = circles.map(({label, projects}) => ellipseAround([label, ...projects]));
  const parted = partCircles(placed, apart);
  for (const [index, circle] of circles.entries()) {
    const [before, after] = [placed[index]!, parted[index]!];
    circle.ellipse = after;
    circle.label.x = after.x;
    circle.label.y = after.y;
    for (const box of circle.projects) {
      box.x += after.x - before.x;
      box.y += after.y - before.y;
    }
  }
}

/** Every name as a piece that would like to stay where it is. */
function piecesOf(circles: CircleLayout[], {labelGap, gap}: OrgFormat): Piece[] {
  return circles.flatMap(({ellipse, label, projects}) => [
    {box: label, home: {...label}, ellipse, pull: PULL.label, gap: labelGap},
    ...projects.map((box) => ({box, home: {...box}, ellipse, pull: PULL.project, gap})),
  ]);
}

/**
 * Turns the rough places of the data into a drawing: rectangles fitted to their names, none over
 * another, over a circle's label or over the centre dot; then the circles move apart, names settle
 * once more, and each circle is drawn around what it holds. Depends on the data alone, so that the
 * built page and the browser come to the same drawing.
 */
export function layoutOrg(rough: OrgCircle[], format: OrgFormat = wide): OrgLayout {
  const stretch = <Place extends Point>(place: Place): Place => ({
    ...place,
    y: place.y * format.stretchY,
  });
  const hues = hueCircles(rough);
  const circles = rough.map((circle, index): CircleLayout => {
    const {name, x, y, rx, ry} = stretch(circle);
    const label = fitText({name, x, y}, format.label);
    return {
      name,
      hue: hues[index]!,
      ellipse: {x, y, rx, ry: ry * format.stretchY},
      label,
      projects: circle.projects.map((project) => fitText(stretch(project), format.project)),
    };
  });

  const room = format.dotRadius * DOT_ROOM;
  const dot: Box = {x: 0, y: 0, width: room, height: room};
  settle(piecesOf(circles, format), dot, format.gap);
  part(circles, format.apart);
  settle(piecesOf(circles, format), dot, format.gap);

  for (const circle of circles) {
    const boxes = [circle.label, ...circle.projects];
    for (const box of boxes) {
      box.x = Math.round(box.x);
      box.y = Math.round(box.y);
    }
    circle.ellipse = ellipseAround(boxes);
  }
  return {circles, viewBox: viewBoxOf(circles)};
}
