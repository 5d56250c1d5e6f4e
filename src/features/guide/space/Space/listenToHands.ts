import type {Pose} from '../camera/pose';
import {fingerDown, fingerMoved, fingerUp, NONE, type Finger} from '../hands/gesture';
import {afterDrag, afterSpread} from '../hands/keys';

/** How far a finger in a glove wanders while it taps, and a mouse, in pixels. */
const SLOP = {touch: 12, mouse: 4};
/** How far off its panel a touch may be. */
const REACH = {touch: 22, mouse: 0};
/** What one pixel of wheel does, as a power of e. */
const WHEEL = 0.0025;

interface Answers {
  pose: () => Pose;
  onTurn: (pose: Pose) => void;
  /** Where, in pixels from the top left, and how far off it may be. */
  onTap: (at: readonly [number, number], reach: number) => void;
}

const kindOf = ({pointerType}: PointerEvent) => (pointerType === 'mouse' ? 'mouse' : 'touch');

/**
 * One finger or a mouse turns, two fingers zoom, and what hardly moves is a tap. The wheel is the
 * page's, unless Ctrl or Cmd is held, as trackpads do for two fingers.
 * @returns stops listening
 */
export function listenToHands(canvas: HTMLCanvasElement, {pose, onTurn, onTap}: Answers) {
  let gesture = NONE;
  const fingerOf = (event: PointerEvent): Finger => {
    const {left, top} = canvas.getBoundingClientRect();
    return {id: event.pointerId, x: event.clientX - left, y: event.clientY - top};
  };

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    gesture = fingerDown(gesture, fingerOf(event));
  }

  function onPointerMove(event: PointerEvent) {
    const moved = fingerMoved(gesture, fingerOf(event), SLOP[kindOf(event)]);
    gesture = moved.gesture;
    if (moved.turned) onTurn(afterDrag(moved.turned, canvas.clientWidth, pose()));
    if (moved.spread) onTurn(afterSpread(moved.spread, pose()));
  }

  function onPointerUp(event: PointerEvent) {
    const up = fingerUp(gesture, event.pointerId);
    gesture = up.gesture;
    if (up.tap) onTap([up.tap.x, up.tap.y], REACH[kindOf(event)]);
  }

  function onPointerCancel(event: PointerEvent) {
    gesture = fingerUp(gesture, event.pointerId).gesture;
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 33;
    onTurn(afterSpread(Math.exp(-event.deltaY * pixels * WHEEL), pose()));
  }

  const control = new AbortController();
  const {signal} = control;
  canvas.addEventListener('pointerdown', onPointerDown, {signal});
  canvas.addEventListener('pointermove', onPointerMove, {signal});
  canvas.addEventListener('pointerup', onPointerUp, {signal});
  canvas.addEventListener('pointercancel', onPointerCancel, {signal});
  canvas.addEventListener('wheel', onWheel, {passive: false, signal});
  return () => control.abort();
}
