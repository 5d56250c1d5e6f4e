import type {Geometry} from '../../model/types';
import {bareKind, SMOOTH} from '../../geometry/bare';
import {eyesOf, type Eye} from '../../geometry/eyes';
import {cornerOf, edgeKey, edgesOfFace, solidFaces, type Face} from '../../geometry/mesh';
import {cross, dot, minus, plus, times, unit, type Vector} from '../../geometry/vector';

/** What a triangle is painted as. */
export type Kind = 'panel' | 'wool' | 'ear' | 'face' | 'eye' | 'pupil' | 'ground' | 'arrow';

/** Counterclockwise seen from outside. */
export type Corners = readonly [Vector, Vector, Vector];

/** A triangle of what is drawn in space. */
export interface Triangle {
  kind: Kind;
  /** The panel that it is a part of. */
  panel?: string;
  corners: Corners;
  /** Whether a line is drawn from each corner to the next. */
  lines: readonly [boolean, boolean, boolean];
}

const NO_LINES = [false, false, false] as const;
/** A pupil, as a share of its eye, and how far it stands out, in inches. */
const PUPIL = 0.45;
const STANDS_OUT = 0.6;

/** Across a triangle, one inch long. */
export const facing = ([a, b, c]: Corners): Vector => unit(cross(minus(b, a), minus(c, a)));

/** A panel is one board, whether it bends or not; what is none has a line where it bends. */
const NEVER = -1;

/**
 * Faces that lie side by side, with lines around them all.
 * @param sharp two faces with less than this between them have a line; the cosine of their angle
 */
function withOutline(
  geometry: Geometry,
  faces: readonly Face[],
  paint: Pick<Triangle, 'kind' | 'panel'>,
  sharp: number,
): Triangle[] {
  const all = solidFaces(faces).map((face) => {
    const corners = face.map((number) => cornerOf(geometry, number)) as unknown as Corners;
    return {corners, out: facing(corners), keys: edgesOfFace(face).map(([x, y]) => edgeKey(x, y))};
  });
  const outsAt = new Map<string, Vector[]>();
  for (const {keys, out} of all)
    for (const key of keys) outsAt.set(key, [...(outsAt.get(key) ?? []), out]);
  const hasLine = (key: string) => {
    const [one, other] = outsAt.get(key) ?? [];
    return !one || !other || dot(one, other) < sharp;
  };
  return all.map(({corners, keys}) => ({
    ...paint,
    corners,
    lines: keys.map(hasLine) as unknown as Triangle['lines'],
  }));
}

/** A disc around a middle; its rim is walked clockwise as seen from outside. */
function disc(kind: Kind, middle: Vector, rim: readonly Vector[]): Triangle[] {
  return rim.map((from, i) => ({
    kind,
    corners: [middle, rim[(i + 1) % rim.length] ?? from, from],
    lines: NO_LINES,
  }));
}

/** The white of an eye, and its pupil a little before it. */
function drawnEye(geometry: Geometry, {rim, middle}: Eye): Triangle[] {
  const white = disc(
    'eye',
    middle,
    rim.map((number) => cornerOf(geometry, number)),
  );
  const all = white.map(({corners}) => facing(corners)).reduce(plus, [0, 0, 0]);
  const out = times(unit(all), STANDS_OUT);
  const small = rim.map((number) =>
    plus(plus(middle, out), times(minus(cornerOf(geometry, number), middle), PUPIL)),
  );
  return [...white, ...disc('pupil', plus(middle, out), small)];
}

/** All triangles of a measured sheep: its panels, and what is none. */
export function sheepTriangles(geometry: Geometry): Triangle[] {
  const panels = Object.entries(geometry.panels).flatMap(([panel, faces]) =>
    withOutline(geometry, faces, {kind: 'panel', panel}, NEVER),
  );
  const bare = Object.entries(geometry.bare).flatMap(([name, faces]) =>
    withOutline(geometry, faces, {kind: bareKind(name)}, SMOOTH),
  );
  return [...panels, ...bare, ...eyesOf(geometry).flatMap((eye) => drawnEye(geometry, eye))];
}
