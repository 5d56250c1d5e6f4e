import {ellipseAround, frameOf} from './boxes';
import {fitText, type TextStyle} from './fitText';
import {hueCircles} from './hues';
import {packNames, type Setting} from './pack';
import {partCircles, type Forces} from './part';
import type {OrgCircle} from '../../data/org-schema';
import type {Box, CircleLayout, OrgLayout, Point} from './types';

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
  project: {font: 'body', size: 34, lineHeight: 37, paddingX: 10, paddingY: 6, maxWidth: 215},
  stretch: {x: 1, y: 1.39},
  dotRadius: 20,
  head: {x: 0, y: -88, width: 140, height: 147},
  leader: 74,
  gap: {x: 26, y: 19},
  isNamedOnTop: true,
  padding: 16,
  margin: 42,
  clear: 16,
  near: 1.05,
  apart: 26,
  width: 2440,
  gravity: {x: 0.0025, y: 0.004},
};

/** For a phone and a tablet: upright, the circles' names alone; those of projects are read when it is zoomed. */
export const narrow: OrgFormat = {
  label: {font: 'display', size: 92, lineHeight: 96, paddingX: 30, paddingY: 8, maxWidth: 482},
  project: {font: 'body', size: 42, lineHeight: 46, paddingX: 8, paddingY: 5, maxWidth: 200},
  stretch: {x: 1, y: 5.8},
  dotRadius: 34,
  head: {x: 0, y: -121, width: 190, height: 199},
  leader: 0,
  gap: {x: 10, y: 10},
  isNamedOnTop: false,
  padding: 20,
  margin: 96,
  clear: 18,
  near: 1.03,
  apart: 60,
  width: 2180,
  gravity: {x: 0.004, y: 0.007},
};

/** The smallest frame around all ellipses, with a margin. */
function viewBoxOf(circles: CircleLayout[], margin: number): OrgLayout['viewBox'] {
  const boxes = circles.map(({ellipse: {x, y, rx, ry}}) => ({x, y, width: 2 * rx, height: 2 * ry}));
  const {x, y, width, height} = frameOf(boxes);
  const [all, high] = [width + 2 * margin, height + 2 * margin];
  return [x - all / 2, y - high / 2, all, high];
}

/** A circle with its names in rows, where it lies in the rough. */
function packCircle({name, x, y, projects}: OrgCircle, format: OrgFormat): CircleLayout {
  const middle = {x: x * format.stretch.x, y: y * format.stretch.y};
  const fitted = fitText({name, ...middle}, format.label);
  const label = {...fitted, width: fitted.width + format.leader};
  const boxes = projects.map((project) => fitText(project, format.project));
  packNames(label, boxes, format);
  const ellipse = ellipseAround([label, ...boxes], format.padding);
  return {name, hue: 'dusk', ellipse, label, projects: boxes};
}

/**
 * Turns the rough places of the data into a drawing: each circle's names in rows around its own, the
 * circle around them, and the circles against each other. Depends on the data alone, so that the built
 * page and the browser come to the same drawing.
 */
export function layoutOrg(rough: OrgCircle[], format: OrgFormat = wide): OrgLayout {
  const hues = hueCircles(rough);
  const circles = rough.map((circle, i) => ({...packCircle(circle, format), hue: hues[i]!}));
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
