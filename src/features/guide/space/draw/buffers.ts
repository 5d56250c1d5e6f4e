import type {Triangle} from '../solid/triangles';
import {paintOf, type Meaning, type Paints} from './paint';

/** What the graphics card is told once. */
export interface Shape {
  position: Float32Array;
  /**
   * How near each corner is to the three edges: 1 at the corner across, 0 on the edge. An edge that
   * has no line is far from everywhere.
   */
  edge: Float32Array;
}

/** What it is told when the theme or the picked panel changes. */
export interface Coat {
  /** The fourth is how much it hides. */
  color: Float32Array;
  /** The color of lines, and their width. */
  stroke: Float32Array;
}

const CORNERS = [0, 1, 2] as const;

/** Triangles as numbers, corner by corner. */
export function shapeOf(triangles: readonly Triangle[]): Shape {
  return {
    position: new Float32Array(triangles.flatMap(({corners}) => corners.flat())),
    edge: new Float32Array(
      triangles.flatMap(({lines}) =>
        CORNERS.flatMap((corner) =>
          // The edge across from a corner begins at the next one.
          CORNERS.map((across) => (across === corner || !lines[(across + 1) % 3] ? 1 : 0)),
        ),
      ),
    ),
  };
}

/** Their colors, corner by corner. */
export function coatOf(triangles: readonly Triangle[], paints: Paints, meaning: Meaning): Coat {
  const all = triangles.map((triangle) => paintOf(triangle, paints, meaning));
  return {
    color: new Float32Array(
      all.flatMap(({fill, cover}) => CORNERS.flatMap(() => [...fill, cover])),
    ),
    stroke: new Float32Array(
      all.flatMap(({line, width}) => CORNERS.flatMap(() => [...line, width])),
    ),
  };
}
