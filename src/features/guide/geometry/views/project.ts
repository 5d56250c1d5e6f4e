import type {Geometry} from '../../model/types';
import {cornerOf} from '../mesh';
import {dot, type Vector} from '../vector';

/** From where the sheep is seen: what lies to the right, what up, and what towards the eye. */
export interface Direction {
  right: Vector;
  up: Vector;
  out: Vector;
}

/** Seen from far off, as on a plan: the front of the bus is towards x, the business side towards z. */
export const directions = {
  party: {right: [-1, 0, 0], up: [0, 1, 0], out: [0, 0, -1]},
  business: {right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1]},
  front: {right: [0, 0, -1], up: [0, 1, 0], out: [1, 0, 0]},
  rear: {right: [0, 0, 1], up: [0, 1, 0], out: [-1, 0, 0]},
  above: {right: [-1, 0, 0], up: [0, 0, 1], out: [0, 1, 0]},
} as const satisfies Record<string, Direction>;

/** A corner on paper: inches to the right, inches down, and how near it is to the eye. */
export type Projected = readonly [x: number, y: number, near: number];

/** Where a corner of the sheep is seen from a direction. */
export function project(
  geometry: Pick<Geometry, 'vertices'>,
  number: number,
  {right, up, out}: Direction,
): Projected {
  const corner = cornerOf(geometry, number);
  return [dot(corner, right), -dot(corner, up), dot(corner, out)];
}
