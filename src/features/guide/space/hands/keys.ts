import {allowed, type Pose} from '../camera/pose';

/** What one press of a key or button turns, in radians, and how much nearer it brings. */
const TURN = Math.PI / 12;
const ZOOM = 1.25;

const steps: Readonly<Record<string, (pose: Pose) => Partial<Pose>>> = {
  // As the finger does: the sheep's front side goes the way of the arrow.
  ArrowLeft: ({turn}) => ({turn: turn + TURN}),
  ArrowRight: ({turn}) => ({turn: turn - TURN}),
  ArrowUp: ({tilt}) => ({tilt: tilt - TURN}),
  ArrowDown: ({tilt}) => ({tilt: tilt + TURN}),
  '+': ({zoom}) => ({zoom: zoom * ZOOM}),
  '=': ({zoom}) => ({zoom: zoom * ZOOM}),
  '-': ({zoom}) => ({zoom: zoom / ZOOM}),
};

/** The pose after a key; nothing for a key that does nothing here. */
export function afterKey(key: string, pose: Pose): Pose | undefined {
  const step = steps[key];
  return step && allowed({...pose, ...step(pose)});
}

/** The pose after one finger has turned the sheep. */
export function afterDrag([x, y]: readonly [number, number], width: number, pose: Pose): Pose {
  // From one side of the frame to the other is half a turn; on a wide one, no slower.
  const rate = Math.PI / Math.min(width, 600);
  return allowed({...pose, turn: pose.turn - x * rate, tilt: pose.tilt + y * rate});
}

/** The pose after two fingers, or a wheel. */
export const afterSpread = (spread: number, pose: Pose): Pose =>
  allowed({...pose, zoom: pose.zoom * spread});
