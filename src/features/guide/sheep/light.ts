import {normalOfAll, solidFaces} from '../geometry/mesh';
import {dot, unit, type Vector} from '../geometry/vector';
import type {Geometry} from '../model/types';

/** How light falls on a panel; none where it has its crew's color as it is. */
export type Tone = 'deepest' | 'deep' | 'bright' | 'brightest';

/** Where it comes from: the front, above, and the side that one looks at. */
const LIGHT = unit([0.45, 0.8, 0.55]);

/** From how much light on a panel has a tone. */
const TONES: readonly [from: number, tone?: Tone][] = [
  [0.82, 'brightest'],
  [0.66, 'bright'],
  [0.42],
  [0.12, 'deep'],
  [-1, 'deepest'],
];

/** The tone of a panel by how it is turned, as in the site's pictures; seen from a side or from an end. */
export function toneOf(panel: string, geometry: Geometry): Tone | undefined {
  const [x, y, z] = unit(normalOfAll(geometry, solidFaces(geometry.panels[panel] ?? [])));
  const seen: Vector = [x, y, Math.abs(z)];
  return TONES.find(([from]) => dot(seen, LIGHT) >= from)?.[1];
}
