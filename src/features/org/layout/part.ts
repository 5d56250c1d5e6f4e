import {entersEllipse} from './boxes';
import type {Box, CircleLayout, Ellipse, Point} from '../types';

/** So many rounds circles fall; in what follows they only move apart, and end where none is too close. */
const FALLING = 400;
const ROUNDS = 1500;
/** How far two go apart in a round, in the units of the data's plane. */
const STEP = 10;

/** What moves circles, in the units of the data's plane. */
export interface Forces {
  /** Room between a name and the line of a circle that it is not in. */
  clear: number;
  /** How near two circles come, even without names: at 1 they touch, below it they share a lens. */
  near: number;
  /** Room between the lines of two circles: an ellipse that is wide reaches over one that is high at `near` 1. */
  apart?: number;
  /** How wide all of them are together, at most. */
  width: number;
  /** The share of the way to the middle of all, across and down, that they fall in the first round. */
  gravity: Point;
}

interface Body extends Ellipse {
  /** The names in it, from its middle. */
  names: Box[];
  /** Half as long as its shadow in each direction. */
  shadows: number[];
}

/** Whether a name of the one reaches into the other. */
function enters(a: Body, b: Body, clear: number): boolean {
  const seen = {x: b.x - a.x, y: b.y - a.y, rx: b.rx, ry: b.ry};
  return a.names.some((box) => entersEllipse(box, seen, clear));
}

/** Directions all around, none of them worked out with an angle: each engine comes to the same. */
const DIRECTIONS = Array.from({length: 32}, (_, nth) => {
  const slope = (nth - 15.5) / 16;
  const length = Math.sqrt(1 + slope * slope);
  return [
    {x: 1 / length, y: slope / length},
    {x: slope / length, y: 1 / length},
  ];
}).flat();

const bodyOf = ({ellipse, label, projects}: CircleLayout): Body => ({
  ...ellipse,
  names: [label, ...projects].map(({x, y, width, height}) => ({
    ...{width, height},
    x: x - ellipse.x,
    y: y - ellipse.y,
  })),
  shadows: DIRECTIONS.map(({x, y}) => Math.sqrt((ellipse.rx * x) ** 2 + (ellipse.ry * y) ** 2)),
});

/** Whether there is room between the lines of two circles: between their shadows, in one direction. */
const haveRoom = (a: Body, b: Body, room: number) =>
  DIRECTIONS.some(
    ({x, y}, nth) =>
      Math.abs((a.x - b.x) * x + (a.y - b.y) * y) - a.shadows[nth]! - b.shadows[nth]! >= room,
  );

/** Whether two circles are as close as circles may be, or closer. */
function areCrowded(a: Body, b: Body, far: number, {clear, near, apart}: Forces): boolean {
  if (far <= near || enters(a, b, clear) || enters(b, a, clear)) return true;
  return apart !== undefined && !haveRoom(a, b, apart);
}

/** Moves two circles a step apart where they are too close, and says whether. */
function partTwo(a: Body, b: Body, forces: Forces): boolean {
  const x = (a.x - b.x) / (a.rx + b.rx);
  const y = (a.y - b.y) / (a.ry + b.ry);
  const far = Math.hypot(x, y);
  if (far > 1.5 || !areCrowded(a, b, far, forces)) return false;
  const step = STEP / 2 / Math.max(0.01, far);
  a.x += x * step;
  a.y += y * step;
  b.x -= x * step;
  b.y -= y * step;
  return true;
}

/** Moves a circle a step away from the dot in the middle of all, which is in none, and says whether. */
function partFromDot(body: Body, dot: Box, clear: number): boolean {
  if (!entersEllipse(dot, body, clear)) return false;
  const [x, y] = [body.x - dot.x, body.y - dot.y];
  const step = STEP / Math.max(0.01, Math.hypot(x, y));
  body.x += x * step;
  body.y += y * step;
  return true;
}

/**
 * Lets circles fall towards the dot in the middle of them all until each lies against its neighbors and none
 * reaches into the names of another: neighbors stay neighbors, and each name is seen to be in one circle.
 * @param dot stays in its place
 * @returns the middles of the circles then
 */
export function partCircles(circles: readonly CircleLayout[], forces: Forces, dot: Box): Point[] {
  const bodies = circles.map(bodyOf);
  for (let round = 0; round < ROUNDS; round++) {
    const strength = Math.max(0, 1 - round / FALLING);
    let isCrowded = false;
    for (const [index, body] of bodies.entries()) {
      body.x += (dot.x - body.x) * forces.gravity.x * strength;
      body.y += (dot.y - body.y) * forces.gravity.y * strength;
      for (let before = 0; before < index; before++) {
        isCrowded = partTwo(body, bodies[before]!, forces) || isCrowded;
      }
      isCrowded = partFromDot(body, dot, forces.clear) || isCrowded;
      const side = forces.width / 2 - body.rx;
      body.x = Math.max(dot.x - side, Math.min(dot.x + side, body.x));
    }
    if (strength === 0 && !isCrowded) break;
  }
  return bodies;
}
