import {minus, type Vector} from '../../geometry/vector';
import type {Triangle} from '../solid/triangles';

/**
 * How many times as far as the direction is long a triangle is met, from either side; Infinity if it
 * is missed. Möller and Trumbore's way, in numbers alone: it runs ten thousands of times a frame.
 */
function stepsTo([a, b, c]: Triangle['corners'], from: Vector, direction: Vector): number {
  const dx = direction[0];
  const dy = direction[1];
  const dz = direction[2];
  const abX = b[0] - a[0];
  const abY = b[1] - a[1];
  const abZ = b[2] - a[2];
  const acX = c[0] - a[0];
  const acY = c[1] - a[1];
  const acZ = c[2] - a[2];
  const pX = dy * acZ - dz * acY;
  const pY = dz * acX - dx * acZ;
  const pZ = dx * acY - dy * acX;
  const size = abX * pX + abY * pY + abZ * pZ;
  if (Math.abs(size) < 1e-9) return Infinity;
  const x = from[0] - a[0];
  const y = from[1] - a[1];
  const z = from[2] - a[2];
  const u = (x * pX + y * pY + z * pZ) / size;
  if (u < 0 || u > 1) return Infinity;
  const qX = y * abZ - z * abY;
  const qY = z * abX - x * abZ;
  const qZ = x * abY - y * abX;
  const v = (dx * qX + dy * qY + dz * qZ) / size;
  if (v < 0 || u + v > 1) return Infinity;
  const steps = (acX * qX + acY * qY + acZ * qZ) / size;
  return steps > 0 ? steps : Infinity;
}

/** What is met, and how far away. */
export interface Hit {
  triangle: Triangle;
  far: number;
}

/**
 * The first triangle that is met from a point.
 * @param direction one inch long
 */
export function hitFrom(
  from: Vector,
  direction: Vector,
  triangles: readonly Triangle[],
): Hit | undefined {
  let first: Hit | undefined;
  for (const triangle of triangles) {
    const far = stepsTo(triangle.corners, from, direction);
    if (far < (first?.far ?? Infinity)) first = {triangle, far};
  }
  return first;
}

/** Whether nothing stands between an eye and a point, but for what is within an inch of it. */
export function isSeen(point: Vector, from: Vector, triangles: readonly Triangle[]): boolean {
  const way = minus(point, from);
  const near = 1 - 1 / Math.hypot(...way);
  return !triangles.some(({corners}) => stepsTo(corners, from, way) < near);
}
