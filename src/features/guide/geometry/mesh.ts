import type {Geometry} from '../model/types';
import {cross, minus, plus, size, type Vector} from './vector';

/** A face by the numbers of its three corners, counterclockwise seen from outside. */
export type Face = readonly number[];

/** The corner of a number; the first is 1. */
export function cornerOf({vertices}: Pick<Geometry, 'vertices'>, number: number): Vector {
  const [x = 0, y = 0, z = 0] = vertices[number - 1] ?? [];
  return [x, y, z];
}

/** The faces that have an area: the model names some twice over the same two corners. */
export const solidFaces = (faces: readonly Face[]): Face[] =>
  faces.filter((face) => new Set(face).size === face.length);

/** The edges of a face, each as the numbers of its two corners. */
export const edgesOfFace = (face: Face): [number, number][] =>
  face.map((from, i) => [from, face[(i + 1) % face.length] ?? from]);

/** One name for an edge, whichever way it is walked. */
export const edgeKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/**
 * The corners around some faces that lie side by side, clockwise seen from outside.
 * @returns none where they have no one closed outline
 */
export function outlineOf(faces: readonly Face[]): number[] {
  const edges = solidFaces(faces).flatMap(edgesOfFace);
  const walked = new Set(edges.map(([from, to]) => `${from}-${to}`));
  // An edge inside is walked both ways. Turned round, the others go clockwise.
  const border = edges.filter(([from, to]) => !walked.has(`${to}-${from}`));
  const before = new Map(border.map(([from, to]) => [to, from]));
  const [start] = before.keys();
  const outline: number[] = [];
  let corner = start;
  while (corner !== undefined && outline.length < border.length) {
    outline.push(corner);
    corner = before.get(corner);
  }
  const isClosed = corner === start && new Set(outline).size === border.length;
  return isClosed ? outline : [];
}

/** Across a face, out of the sheep; as long as twice its area. */
export function normalOf(geometry: Pick<Geometry, 'vertices'>, face: Face): Vector {
  const [a, b, c] = face.map((number) => cornerOf(geometry, number)) as [Vector, Vector, Vector];
  return cross(minus(b, a), minus(c, a));
}

/** The same of several faces together. */
export const normalOfAll = (geometry: Pick<Geometry, 'vertices'>, faces: readonly Face[]): Vector =>
  faces.map((face) => normalOf(geometry, face)).reduce(plus, [0, 0, 0]);

/** In square inches. */
export const areaOfFaces = (geometry: Pick<Geometry, 'vertices'>, faces: readonly Face[]): number =>
  faces.reduce((sum, face) => sum + size(normalOf(geometry, face)) / 2, 0);
