import {minus, type Vector} from '../../geometry/vector';
import type {Triangle} from '../solid/triangles';

/** The corners of triangles one after the other, nine numbers each: to be asked quickly. */
export type Packed = Float64Array;

/** Triangles, packed. */
export const packed = (triangles: readonly Pick<Triangle, 'corners'>[]): Packed =>
  new Float64Array(triangles.flatMap(({corners}) => corners.flat()));

/**
 * How many times as far as the direction is long a triangle is met, from either side; Infinity if it
 * is missed. Möller and Trumbore's way, in numbers alone: it runs ten thousands of times a frame.
 * @param at where the triangle's numbers begin
 */
function stepsTo(all: Packed, at: number, from: Vector, direction: Vector): number {
  const aX = all[at]!;
  const aY = all[at + 1]!;
  const aZ = all[at + 2]!;
  const abX = all[at + 3]! - aX;
  const abY = all[at + 4]! - aY;
  const abZ = all[at + 5]! - aZ;
  const acX = all[at + 6]! - aX;
  const acY = all[at + 7]! - aY;
  const acZ = all[at + 8]! - aZ;
  const dX = direction[0];
  const dY = direction[1];
  const dZ = direction[2];
  const pX = dY * acZ - dZ * acY;
  const pY = dZ * acX - dX * acZ;
  const pZ = dX * acY - dY * acX;
  const size = abX * pX + abY * pY + abZ * pZ;
  if (Math.abs(size) < 1e-9) return Infinity;
  const x = from[0] - aX;
  const y = from[1] - aY;
  const z = from[2] - aZ;
  const u = (x * pX + y * pY + z * pZ) / size;
  if (u < 0 || u > 1) return Infinity;
  const qX = y * abZ - z * abY;
  const qY = z * abX - x * abZ;
  const qZ = x * abY - y * abX;
  const v = (dX * qX + dY * qY + dZ * qZ) / size;
  if (v < 0 || u + v > 1) return Infinity;
  const steps = (acX * qX + acY * qY + acZ * qZ) / size;
  return steps > 0 ? steps : Infinity;
}

/** Which triangle is met, by its number, and how far away. */
export interface Hit {
  number: number;
  far: number;
}

/**
 * The first triangle that is met from a point.
 * @param direction one inch long
 */
export function hitFrom(from: Vector, direction: Vector, all: Packed): Hit | undefined {
  let first: Hit | undefined;
  for (let at = 0; at < all.length; at += 9) {
    const far = stepsTo(all, at, from, direction);
    if (far < (first?.far ?? Infinity)) first = {number: at / 9, far};
  }
  return first;
}

/** Whether nothing stands between an eye and a point, but for what is within an inch of it. */
export function isSeen(point: Vector, from: Vector, all: Packed): boolean {
  const way = minus(point, from);
  const near = 1 - 1 / Math.hypot(...way);
  for (let at = 0; at < all.length; at += 9) if (stepsTo(all, at, from, way) < near) return false;
  return true;
}
