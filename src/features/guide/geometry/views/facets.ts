import type {Geometry} from '../../model/types';
import {edgeKey, edgesOfFace, normalOf, outlineOf, solidFaces, type Face} from '../mesh';
import {SMOOTH} from '../bare';
import {dot, unit} from '../vector';

/** The faces that lie side by side with one, nearly in its plane. */
function spread(geometry: Geometry, start: Face, all: readonly Face[]): Face[] {
  const normal = unit(normalOf(geometry, start));
  const facet = [start];
  for (let next: Face | undefined = start; next;) {
    const keys = new Set(facet.flatMap(edgesOfFace).map(([a, b]) => edgeKey(a, b)));
    next = all.find(
      (face) =>
        !facet.includes(face) &&
        edgesOfFace(face).some(([a, b]) => keys.has(edgeKey(a, b))) &&
        dot(unit(normalOf(geometry, face)), normal) > SMOOTH,
    );
    if (next) facet.push(next);
  }
  return facet;
}

/** A solid of many faces as fewer facets: 159 triangles of the sheep's face are more than one sees. */
export function facetsOf(geometry: Geometry, faces: readonly Face[]): Face[][] {
  const facets: Face[][] = [];
  let left = solidFaces(faces);
  while (left[0]) {
    const facet = spread(geometry, left[0], left);
    // With a hole in it, it stays as it is.
    const whole = outlineOf(facet).length > 0 ? [facet] : facet.map((face) => [face]);
    facets.push(...whole);
    left = left.filter((face) => !facet.includes(face));
  }
  return facets;
}
