import {dot, minus, plus, times, unit, type Vector} from '../../geometry/vector';
import type {Box} from '../solid/box';
import {axesOf, eyeAt, LENS, outOf, type Frame, type Pose} from './pose';

/** An eye: where it is, how it is held, and the frame that it looks through. */
export interface Eye {
  at: Vector;
  right: Vector;
  up: Vector;
  /** Against the direction in which it looks. */
  back: Vector;
  frame: Frame;
  /** Pixels for an inch that is an inch away. */
  scale: number;
}

/** The eye of a pose. */
export const eyeOf = (pose: Pose, frame: Frame, sheep: Box): Eye => ({
  at: eyeAt(pose, frame, sheep),
  ...axesOf(pose),
  back: outOf(pose),
  frame,
  scale: frame.height / 2 / LENS,
});

/** Where a point is seen: pixels from the left, pixels from the top, and how far away it is. */
export function seenAt({at, right, up, back, frame, scale}: Eye, point: Vector): Vector {
  const to = minus(point, at);
  const far = -dot(to, back);
  const x = frame.width / 2 + (dot(to, right) * scale) / far;
  return [x, frame.height / 2 - (dot(to, up) * scale) / far, far];
}

/** The direction of what is seen at a pixel, one inch long. */
export function lookingAt({right, up, back, frame, scale}: Eye, x: number, y: number): Vector {
  const across = times(right, (x - frame.width / 2) / scale);
  const along = times(up, (frame.height / 2 - y) / scale);
  return unit(minus(plus(across, along), back));
}
