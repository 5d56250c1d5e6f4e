import type {Part} from './drawView';

type Point = [number, number];

/** In inches from the ground: hoofs reach it, the shins above them come near, and a foot ends at its ankle. */
const HOOF = 3;
const SHIN = 20;
const ANKLE = 34;

const lowest = ({outline}: Part) => Math.min(...outline.map(([, y]) => -y));
const isBelow = ({outline}: Part, height: number) => outline.every(([, y]) => -y < height);

/** To which hand the way turns at a corner. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** The corners that a string around some points would touch on one side, from left to right. */
const stretched = (points: readonly Point[]) =>
  points.reduce<Point[]>((line, point) => {
    const kept = [...line];
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
    return [...kept, point];
  }, []);

/** The outline of a string around some points. */
function around(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...stretched(sorted).slice(0, -1), ...stretched([...sorted].reverse()).slice(0, -1)];
}

/**
 * From the sheep's ends the plates of a hoof without a front stand on edge: splinters in the air. What they
 * stand around is one quiet shape, behind all others.
 */
export function withFeet(parts: readonly Part[]): Part[] {
  const feet = [-1, 1].flatMap((side): Part[] => {
    const legs = parts.filter(
      (part) => lowest(part) < SHIN && part.outline.every(([x]) => x * side > 0),
    );
    const hoofs = legs.filter((part) => lowest(part) < HOOF);
    if (hoofs.length === 0 || hoofs.some(({panel}) => panel)) return [];
    const low = legs.flatMap(({outline}) => outline).filter(([, y]) => -y < ANKLE);
    return [{bare: 'inside', outline: around(low)}];
  });
  return feet.length === 0
    ? [...parts]
    : [...feet, ...parts.filter((part) => part.panel || !isBelow(part, ANKLE))];
}
