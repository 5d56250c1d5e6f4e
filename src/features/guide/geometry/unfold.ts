import type {Geometry} from '../model/types';
import {cornerOf, edgeKey, edgesOfFace, normalOf, solidFaces, type Face} from './mesh';
import {cross, dot, minus, size, unit, type Vector} from './vector';

/** Inches to the right and down, as on a screen. */
export type Flat = readonly [number, number];

/** Where a panel bends. */
export interface Fold {
  from: Flat;
  to: Flat;
  /** From flat, in degrees. */
  angle: number;
}

export interface Unfolded {
  /** The place of each corner by its number. */
  corners: ReadonlyMap<number, Flat>;
  folds: Fold[];
}

/** A panel that bends less was measured so: wood is not. In degrees. */
const BENDS = 5;
const UP: Vector = [0, 1, 0];

/** The largest face in its own plane, seen from outside, up as it hangs. */
function laidFlat(geometry: Geometry, face: Face): Map<number, Flat> {
  const out = unit(normalOf(geometry, face));
  const right = unit(cross(UP, out));
  const up = cross(out, right);
  const from = cornerOf(geometry, face[0] ?? 1);
  return new Map(
    face.map((number) => {
      const to = minus(cornerOf(geometry, number), from);
      return [number, [dot(to, right), -dot(to, up)]];
    }),
  );
}

/** Where the third corner of the next face comes to lie, on the other side of the shared edge. */
function beyond(geometry: Geometry, [a, b, c]: Face, flat: ReadonlyMap<number, Flat>): Flat {
  const from = cornerOf(geometry, a ?? 1);
  const edge = minus(cornerOf(geometry, b ?? 1), from);
  const arm = minus(cornerOf(geometry, c ?? 1), from);
  const along = dot(arm, edge) / dot(edge, edge);
  const off = size(cross(edge, arm)) / dot(edge, edge);
  const [x, y] = flat.get(a ?? 0) ?? [0, 0];
  const [toX, toY] = flat.get(b ?? 0) ?? [0, 0];
  const [dx, dy] = [toX - x, toY - y];
  // Counterclockwise on a screen, whose y grows downwards: the inside is to the left of the edge.
  return [x + along * dx + off * dy, y + along * dy - off * dx];
}

function bendBetween(geometry: Geometry, one: Face, other: Face): number {
  const [a, b] = [normalOf(geometry, one), normalOf(geometry, other)].map(unit) as [Vector, Vector];
  return (Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) * 180) / Math.PI;
}

/** A face with this edge first. */
function turnedTo(face: Face, key: string): Face {
  const at = edgesOfFace(face).findIndex(([from, to]) => edgeKey(from, to) === key);
  return [...face.slice(at), ...face.slice(0, at)];
}

/**
 * Lays a panel flat: its true shape as somebody sees it who stands outside, up as it hangs. Where it
 * bends it is unfolded.
 */
export function unfold(geometry: Geometry, faces: readonly Face[]): Unfolded {
  const [largest, ...others] = solidFaces(faces).sort(
    (a, b) => size(normalOf(geometry, b)) - size(normalOf(geometry, a)),
  );
  if (!largest) return {corners: new Map(), folds: []};
  const corners = laidFlat(geometry, largest);
  const placed = [largest];
  const folds: Fold[] = [];
  let left = others;
  while (left.length > 0) {
    const edges = new Map(
      placed.flatMap((face) => edgesOfFace(face).map(([a, b]) => [edgeKey(a, b), face])),
    );
    const keyTo = (face: Face) =>
      edgesOfFace(face)
        .map(([a, b]) => edgeKey(a, b))
        .find((key) => edges.has(key));
    const next = left.find(keyTo);
    if (!next) break;
    const key = keyTo(next)!;
    const face = turnedTo(next, key);
    corners.set(face[2] ?? 0, beyond(geometry, face, corners));
    const angle = bendBetween(geometry, edges.get(key)!, next);
    if (angle >= BENDS)
      folds.push({from: corners.get(face[0]!)!, to: corners.get(face[1]!)!, angle});
    placed.push(next);
    left = left.filter((one) => one !== next);
  }
  return {corners, folds};
}
