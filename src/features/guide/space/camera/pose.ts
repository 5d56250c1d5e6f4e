import {plus, times, type Vector} from '../../geometry/vector';
import type {Box} from '../solid/box';

/** From where the sheep is looked at, and what of it. */
export interface Pose {
  /** Around it, in radians: 0 is the business side, a quarter the front, a half the party side. */
  turn: number;
  /** Above the horizon, in radians. */
  tilt: number;
  /** 1 shows all of the box. */
  zoom: number;
  /** What fills the frame. */
  box: Box;
}

/** A frame's width and height in pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** Half the height of what is seen, an inch away. A long lens: hardly anything looks bent. */
export const LENS = Math.tan((14 * Math.PI) / 180);
/** Never from under the ground, and never so straight from above that up is lost. */
const TILTS = [(2 * Math.PI) / 180, (88 * Math.PI) / 180] as const;
const ZOOMS = [0.6, 6] as const;
/** The eye stays this far out of the sheep, in inches. */
const OUTSIDE = 60;
/** What is nearer than the middle looks larger; at its corners a box is mostly empty. */
const DEPTH = 0.55;
/** Room around what is looked at. */
const MARGIN = 1.12;

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

/** The same within what may be seen. */
export const allowed = (pose: Pose): Pose => ({
  ...pose,
  tilt: clamp(pose.tilt, TILTS),
  zoom: clamp(pose.zoom, ZOOMS),
});

/** The direction from what is looked at to the eye, one inch long. */
export const outOf = ({turn, tilt}: Pick<Pose, 'turn' | 'tilt'>): Vector => [
  Math.sin(turn) * Math.cos(tilt),
  Math.sin(tilt),
  Math.cos(turn) * Math.cos(tilt),
];

/** What lies to the right of the eye, and what up. */
export function axesOf({turn, tilt}: Pick<Pose, 'turn' | 'tilt'>): {right: Vector; up: Vector} {
  return {
    right: [Math.cos(turn), 0, -Math.sin(turn)],
    up: [-Math.sin(turn) * Math.sin(tilt), Math.cos(tilt), -Math.cos(turn) * Math.sin(tilt)],
  };
}

/** How far a box reaches from its middle in a direction. */
const reach = (half: Vector, [x, y, z]: Vector) =>
  half[0] * Math.abs(x) + half[1] * Math.abs(y) + half[2] * Math.abs(z);

/** How far it is from a point within a box to its side, in a direction. */
function wayOut(from: Vector, direction: Vector, {middle, half}: Box): number {
  const ways = direction.map((step, i) =>
    step === 0
      ? Infinity
      : (Math.sign(step) * (half[i] ?? 0) - ((from[i] ?? 0) - (middle[i] ?? 0))) / step,
  );
  return Math.max(0, Math.min(...ways));
}

/**
 * How far the eye is from what it looks at, so that this fills the frame.
 * @param sheep the eye stays out of it
 */
export function distanceOf(pose: Pose, {width, height}: Frame, sheep: Box): number {
  const {half, middle} = pose.box;
  const {right, up} = axesOf(pose);
  const out = outOf(pose);
  const across = reach(half, right) / ((LENS * width) / height);
  const fits = reach(half, out) * DEPTH + Math.max(across, reach(half, up) / LENS) * MARGIN;
  return Math.max(fits / pose.zoom, wayOut(middle, out, sheep) + OUTSIDE);
}

/** Where the eye is. */
export const eyeAt = (pose: Pose, frame: Frame, sheep: Box): Vector =>
  plus(pose.box.middle, times(outOf(pose), distanceOf(pose, frame, sheep)));
