import {reach} from './boxes';
import {fitText, type TextStyle} from './fitText';
import {hueCircles} from './hues';
import {settle} from './settle';
import type {OrgCircle} from '../../data/org-schema';
import type {Box, CircleLayout, OrgLayout, Point} from './types';

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
}

/** For a desk: all names at once. */
export const wide: OrgFormat = {
  label: {font: 'display', size: 37, lineHeight: 41, paddingX: 17, paddingY: 7, maxWidth: 280},
  project: {font: 'body', size: 26, lineHeight: 29, paddingX: 10, paddingY: 7, maxWidth: 165},
  stretchY: 1.34,
  dotRadius: 15,
  labelGap: 10,
  gap: 16,
};

/**
 * For a phone: upright, the circles' names twice as large as the projects', which are read at twice
 * the size.
 */
export const narrow: OrgFormat = {
  label: {font: 'display', size: 84, lineHeight: 88, paddingX: 30, paddingY: 15, maxWidth: 440},
  project: {font: 'body', size: 39, lineHeight: 43, paddingX: 10, paddingY: 8, maxWidth: 230},
  stretchY: 2.1,
  dotRadius: 30,
  labelGap: 56,
  gap: 10,
};

/** The side of the square that is kept free for the dot, to its radius. */
const DOT_ROOM = 8 / 3;

/** Room between the drawing and its edge. */
const MARGIN = 24;
/** Room around the label of a circle without projects, on each side: it has nothing else to hold. */
const EMPTY_ROOM = 26;
/** A label insists on the middle of its circle more than a project on its rough place. */
const PULL = {label: 0.4, project: 0.05};

/** The smallest frame around all ellipses, with a margin. */
function viewBoxOf(circles: CircleLayout[]): OrgLayout['viewBox'] {
  const ellipses = circles.map(({ellipse}) => ellipse);
  const left = Math.min(...ellipses.map(({x, rx}) => x - rx)) - MARGIN;
  const right = Math.max(...ellipses.map(({x, rx}) => x + rx)) + MARGIN;
  const top = Math.min(...ellipses.map(({y, ry}) => y - ry)) - MARGIN;
  const bottom = Math.max(...ellipses.map(({y, ry}) => y + ry)) + MARGIN;
  return [left, top, right - left, bottom - top];
}

/**
 * Turns the rough places of the data into a drawing: rectangles fitted to their names, none over
 * another, over a circle's label or over the centre dot, each in its own circle; a circle that is
 * too small for its projects grows. Depends on the data alone, so that the built page and the
 * browser come to the same drawing.
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
    const size =
      circle.projects.length > 0
        ? {rx, ry: ry * format.stretchY}
        : {rx: label.width / 2 + EMPTY_ROOM, ry: label.height / 2 + EMPTY_ROOM};
    return {
      name,
      hue: hues[index]!,
      ellipse: {x, y: Math.round(y), ...size},
      label,
      projects: circle.projects.map((project) => fitText(stretch(project), format.project)),
    };
  });

  const pieces = circles.flatMap(({ellipse, label, projects}) => [
    {box: label, home: {...label}, ellipse, pull: PULL.label, gap: format.labelGap},
    ...projects.map((box) => ({box, home: {...box}, ellipse, pull: PULL.project, gap: format.gap})),
  ]);
  const room = format.dotRadius * DOT_ROOM;
  const dot: Box = {x: 0, y: 0, width: room, height: room};
  settle(pieces, dot, format.gap);

  for (const {box} of pieces) {
    box.x = Math.round(box.x);
    box.y = Math.round(box.y);
  }
  for (const {ellipse, label, projects} of circles) {
    // One that holds nothing but its name goes where the name went, or it would have to grow.
    if (projects.length === 0) Object.assign(ellipse, {x: label.x, y: label.y});
    const growth = Math.max(1, ...[label, ...projects].map((box) => reach(box, ellipse)));
    ellipse.rx = Math.round(ellipse.rx * growth);
    ellipse.ry = Math.round(ellipse.ry * growth);
  }
  return {circles, viewBox: viewBoxOf(circles)};
}
