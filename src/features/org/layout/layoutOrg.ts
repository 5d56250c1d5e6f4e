import {ellipseAround, frameOf} from './boxes';
import {fitText, type TextStyle} from './fitText';
import {hueCircles} from '../hues';
import {packNames, type Setting} from './pack';
import {partCircles, type Forces} from './part';
import type {OrgCircle} from '../../../data/org-schema';
import type {Box, CircleLayout, OrgLayout, Point} from '../types';

/** The sizes of a drawing, in the units of the data's plane. */
export interface OrgFormat extends Forces, Setting {
  label: TextStyle;
  project: TextStyle;
  /** How far from each other circles are, across and down, before they fall together. */
  stretch: Point;
  /** Of the red dot at 0,0. */
  dotRadius: number;
  /** The head of the sheep that wears the dot as its bell: above it. */
  head: Box;
  /** Room for a sheep before a circle's name. */
  leader: number;
  /** Room between a circle's line and the names in it. */
  padding: number;
  /** Room between the drawing and its edge. */
  margin: number;
}

/** For a desk: all names at once. */
export const wide: OrgFormat = {
  label: {font: 'display', size: 46, lineHeight: 50, paddingX: 17, paddingY: 7, maxWidth: 340},
  project: {font: 'body', size: 38, lineHeight: 44, paddingX: 0, paddingY: 2, maxWidth: 520},
  stretch: {x: 0.7225, y: 0.7755},
  dotRadius: 20,
  head: {x: 0, y: -88, width: 140, height: 147},
  leader: 74,
  gap: {x: 40, y: 8},
  isNamedOnTop: true,
  padding: 16,
  margin: 42,
  clear: 16,
  near: 1.05,
  apart: 26,
  width: 2440,
  gravity: {x: 0.00135, y: 0.008316},
};

/** For a phone and a tablet: upright, the circles' names alone; those of projects are read when it is zoomed. */
export const narrow: OrgFormat = {
  label: {font: 'display', size: 92, lineHeight: 96, paddingX: 30, paddingY: 8, maxWidth: 482},
  project: {font: 'body', size: 42, lineHeight: 48, paddingX: 0, paddingY: 2, maxWidth: 560},
  stretch: {x: 1.0527, y: 2.1648},
  dotRadius: 46,
  head: {x: 0, y: -163, width: 256, height: 268},
  leader: 0,
  gap: {x: 44, y: 8},
  isNamedOnTop: false,
  padding: 20,
  margin: 96,
  clear: 18,
  near: 1.03,
  apart: 60,
  width: 2180,
  gravity: {x: 0.006454, y: 0.007303},
};

/** The smallest frame around all ellipses, with a margin. */
function viewBoxOf(circles: CircleLayout[], margin: number): OrgLayout['viewBox'] {
  const boxes = circles.map(({ellipse: {x, y, rx, ry}}) => ({x, y, width: 2 * rx, height: 2 * ry}));
  const {x, y, width, height} = frameOf(boxes);
  const [all, high] = [width + 2 * margin, height + 2 * margin];
  return [x - all / 2, y - high / 2, all, high];
}

/** Where the dot is: as many circles lie to its left as to its right, and above it as below. */
function middleOf(circles: readonly OrgCircle[]): Point {
  const mean = (axis: 'x' | 'y') =>
    circles.reduce((sum, circle) => sum + circle[axis], 0) / circles.length;
  return {x: mean('x'), y: mean('y')};
}

/** A circle with its names in rows, where it lies in the rough. */
function packCircle(
  {name, x, y, projects}: OrgCircle,
  center: Point,
  format: OrgFormat,
): CircleLayout {
  const middle = {x: (x - center.x) * format.stretch.x, y: (y - center.y) * format.stretch.y};
  const fitted = fitText({name, ...middle}, format.label);
  const label = {...fitted, width: fitted.width + format.leader};
  const boxes = projects.map((project) => fitText(project, format.project));
  packNames(label, boxes, format);
  const ellipse = ellipseAround([label, ...boxes], format.padding);
  return {name, hue: 'dusk', ellipse, label, projects: boxes};
}

/**
 * Turns the rough places of the data into a drawing: each circle's names in rows around its own, the
 * circle around them, and the circles against each other. Depends on the data alone.
 */
export function layoutOrg(rough: OrgCircle[], format: OrgFormat = wide): OrgLayout {
  const hues = hueCircles(rough);
  const center = middleOf(rough);
  const circles = rough.map((circle, i) => ({
    ...packCircle(circle, center, format),
    hue: hues[i]!,
  }));
  const dot: Box = {x: 0, y: 0, width: 2 * format.dotRadius, height: 2 * format.dotRadius};
  const middles = partCircles(circles, format, frameOf([dot, format.head]));
  for (const [index, {ellipse, label, projects}] of circles.entries()) {
    const moved = {x: middles[index]!.x - ellipse.x, y: middles[index]!.y - ellipse.y};
    for (const one of [ellipse, label, ...projects]) {
      one.x = Math.round(one.x + moved.x);
      one.y = Math.round(one.y + moved.y);
    }
  }
  return {circles, viewBox: viewBoxOf(circles, format.margin)};
}
