import type {SheepView} from '../model/panelFile';
import {inPaintOrder} from './inPaintOrder';
import {areaOf, extentOf, isInside, outlinePath} from './outline';

/** How far a border may lie beside the true one, and the area that is too small to be seen. */
const NEAR = 1.2;
const TINY = 12;

type Point = readonly [number, number];

/** What is seen at each step of a drawing's grid: a panel, wool, the face. */
function seenIn(view: SheepView) {
  const seen = new Map<string, string>();
  for (const {outline, kind = 'panel'} of inPaintOrder({bare: [], ...view})) {
    const [left, top, right, bottom] = extentOf([outline]).map(Math.floor);
    for (let y = top ?? 0; y <= (bottom ?? 0); y += 1)
      for (let x = left ?? 0; x <= (right ?? 0); x += 1)
        if (isInside(x + 0.5, y + 0.5, outline)) seen.set(`${x} ${y}`, kind);
  }
  return seen;
}

/** The sides of the grid's steps between what is drawn and what is not, as closed rings. */
function ringsAround(drawn: ReadonlySet<string>): Point[][] {
  const next = new Map<string, Point[]>();
  const go = (from: Point, to: Point) => {
    const key = from.join(' ');
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (const place of drawn) {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    if (!drawn.has(`${x} ${y - 1}`)) go([x, y], [x + 1, y]);
    if (!drawn.has(`${x + 1} ${y}`)) go([x + 1, y], [x + 1, y + 1]);
    if (!drawn.has(`${x} ${y + 1}`)) go([x + 1, y + 1], [x, y + 1]);
    if (!drawn.has(`${x - 1} ${y}`)) go([x, y + 1], [x, y]);
  }
  // As many sides end in a corner as begin there: whoever goes on comes back.
  return [...next.values()].flatMap((ways) => {
    const ring: Point[] = [];
    for (let at = ways.pop(); at; at = next.get(at.join(' '))?.pop()) ring.push(at);
    return ring.length > 0 ? [ring] : [];
  });
}

/** How far a point lies beside the way between two others. */
function beside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

/** A line with as few corners as keep it near (Douglas and Peucker), without its end. */
function straightened(line: readonly Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  const far = line.map((point) => beside(point, first, last));
  const farthest = Math.max(...far);
  if (farthest <= NEAR) return [first];
  const at = far.indexOf(farthest);
  return [...straightened(line.slice(0, at + 1)), ...straightened(line.slice(at))];
}

/** The border of some steps of a grid as one path. */
const pathAround = (places: Iterable<string>): string =>
  ringsAround(new Set(places))
    .filter((ring) => areaOf(ring) > TINY)
    .map((ring) => outlinePath(straightened([...ring, ring[0]!])))
    .join('');

/** A view as two paths: the border of all that it draws, and the face, with holes for the eyes. */
export function silhouette(view: SheepView): {sheep: string; face: string} {
  const seen = [...seenIn(view)];
  const isFace = seen.filter(([, kind]) => kind === 'face');
  return {
    sheep: pathAround(seen.map(([place]) => place)),
    face: pathAround(isFace.map(([place]) => place)),
  };
}
