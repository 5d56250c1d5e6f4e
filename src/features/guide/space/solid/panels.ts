import {isInside, roomAround} from '../../sheep/outline';
import {hitFrom, packed, type Packed} from '../picking/hit';
import type {Corners} from './triangles';
import type {Geometry} from '../../model/types';
import {
  areaOfFaces,
  cornerOf,
  normalOfAll,
  outlineOf,
  solidFaces,
  type Face,
} from '../../geometry/mesh';
import {cross, dot, minus, plus, times, unit, type Vector} from '../../geometry/vector';

/** A panel as it stands in space. */
export interface SolidPanel {
  name: string;
  /** Around it, clockwise seen from outside. */
  corners: Vector[];
  /** Out of the sheep, one inch long. */
  out: Vector;
  /** Where its name stands, and half the height that it can have there, in inches. */
  middle: Vector;
  room: number;
  /** Points all over it, to tell how much of it is seen. */
  points: Vector[];
}

/** Farther than any panel bends, in inches. */
const AWAY = 60;

const mean = (points: readonly Vector[]) =>
  times(
    points.reduce((sum, point) => plus(sum, point), [0, 0, 0]),
    1 / points.length,
  );

/** The middles of faces, and points between them and their corners. */
function pointsOn(geometry: Geometry, faces: readonly Face[]): Vector[] {
  return faces.flatMap((face) => {
    const corners = face.map((number) => cornerOf(geometry, number));
    const middle = mean(corners);
    return [middle, ...corners.map((corner) => plus(middle, times(minus(corner, middle), 0.6)))];
  });
}

/** The middle of all faces together, and of each of them. */
function middlesOf(geometry: Geometry, faces: readonly Face[]): Vector[] {
  const all = faces.map((face) => ({
    middle: mean(face.map((number) => cornerOf(geometry, number))),
    area: areaOfFaces(geometry, [face]),
  }));
  const area = all.reduce((sum, one) => sum + one.area, 0);
  const whole = all.reduce<Vector>(
    (sum, one) => plus(sum, times(one.middle, one.area / area)),
    [0, 0, 0],
  );
  return [whole, ...all.map(({middle}) => middle)];
}

/** The room around a point of a panel, which is looked at straight. */
function roomAt(point: Vector, corners: readonly Vector[], out: Vector): number {
  const right = unit(cross(Math.abs(out[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], out));
  const up = cross(out, right);
  const flat = corners.map((corner) => [dot(corner, right), -dot(corner, up)]);
  const [x, y] = [dot(point, right), -dot(point, up)];
  return isInside(x, y, flat) ? roomAround(x, y, flat, 0) : 0;
}

/** A point moved in or out until it is on a panel, which may bend. */
function onPanel(point: Vector, out: Vector, own: Packed): Vector {
  const from = plus(point, times(out, AWAY));
  const hit = hitFrom(from, times(out, -1), own);
  return hit ? plus(from, times(out, -hit.far)) : point;
}

function solidPanel(geometry: Geometry, name: string, all: readonly Face[]): SolidPanel {
  const faces = solidFaces(all);
  const own = packed(
    faces.map((face) => ({
      corners: face.map((number) => cornerOf(geometry, number)) as unknown as Corners,
    })),
  );
  const corners = outlineOf(faces).map((number) => cornerOf(geometry, number));
  const out = unit(normalOfAll(geometry, faces));
  const [best] = middlesOf(geometry, faces)
    .map((middle) => onPanel(middle, out, own))
    .map((middle) => ({middle, room: roomAt(middle, corners, out)}))
    .sort((a, b) => b.room - a.room);
  return {name, corners, out, ...best!, points: pointsOn(geometry, faces)};
}

/** All panels of a measured sheep by name. */
export const solidPanels = (geometry: Geometry): ReadonlyMap<string, SolidPanel> =>
  new Map(
    Object.entries(geometry.panels).map(([name, faces]) => [
      name,
      solidPanel(geometry, name, faces),
    ]),
  );
