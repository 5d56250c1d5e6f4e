import {minus, plus, times, type Vector} from '../../geometry/vector';
import type {Pose} from './pose';

/** How long it takes to another view, in milliseconds. */
export const GLIDE = 700;
/** And after a key. */
export const STEP = 160;

/** Starts and ends gently. */
const eased = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** The shortest way from one angle to another. */
export function wayTo(from: number, to: number): number {
  const round = 2 * Math.PI;
  const way = (to - from) % round;
  if (way > Math.PI) return way - round;
  return way < -Math.PI ? way + round : way;
}

const between = (a: Vector, b: Vector, t: number) => plus(a, times(minus(b, a), t));

/**
 * The pose on the way from one to another.
 * @param t from 0 to 1
 */
export function onTheWay(from: Pose, to: Pose, t: number): Pose {
  if (t >= 1) return to;
  const at = eased(Math.max(0, t));
  return {
    turn: from.turn + wayTo(from.turn, to.turn) * at,
    tilt: from.tilt + (to.tilt - from.tilt) * at,
    zoom: from.zoom * (to.zoom / from.zoom) ** at,
    box: {
      middle: between(from.box.middle, to.box.middle, at),
      half: between(from.box.half, to.box.half, at),
    },
  };
}
