import type {Geometry} from '../model/types';
import {cornerOf, edgeKey, edgesOfFace, solidFaces} from './mesh';
import {minus, plus, size, times, type Vector} from './vector';

/** An eye fills a round hole of the face. */
export interface Eye {
  /** The corners around the hole. */
  rim: number[];
  middle: Vector;
  /** In inches. */
  radius: number;
}

/** The face has other holes, at the neck and between the jaws; those of the eyes are the round ones. */
const ROUND = 24;

/** The loops of corners around the holes of some faces. */
function holesOf(faces: readonly (readonly number[])[]): number[][] {
  const edges = solidFaces(faces).flatMap(edgesOfFace);
  const times = new Map<string, number>();
  edges.forEach(([a, b]) => times.set(edgeKey(a, b), (times.get(edgeKey(a, b)) ?? 0) + 1));
  const next = new Map(edges.filter(([a, b]) => times.get(edgeKey(a, b)) === 1));
  const holes: number[][] = [];
  while (next.size > 0) {
    const hole: number[] = [];
    let [corner] = next.keys();
    while (corner !== undefined && next.has(corner)) {
      hole.push(corner);
      const to = next.get(corner);
      next.delete(corner);
      corner = to;
    }
    holes.push(hole);
  }
  return holes;
}

/** The eyes of the sheep, which the model leaves open. */
export function eyesOf(geometry: Geometry): Eye[] {
  const holes = holesOf(geometry.bare.Face ?? []).filter(({length}) => length >= ROUND);
  return holes.map((rim) => {
    const corners = rim.map((number) => cornerOf(geometry, number));
    const middle = times(corners.reduce(plus, [0, 0, 0]), 1 / corners.length);
    const radius = corners.reduce((sum, one) => sum + size(minus(one, middle)), 0) / corners.length;
    return {rim, middle, radius};
  });
}
