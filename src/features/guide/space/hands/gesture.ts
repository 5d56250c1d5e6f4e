/** A finger on the glass, or a mouse whose button is down; in pixels. */
export interface Finger {
  id: number;
  x: number;
  y: number;
}

/** What is going on between the first finger's coming and the last one's going. */
export interface Gesture {
  fingers: readonly Finger[];
  /** Where the first finger came down. */
  from?: Finger;
  /** Whether nothing but a tap has happened so far. */
  isTap: boolean;
}

/** What the fingers did since they were last looked at. */
export interface Moved {
  gesture: Gesture;
  /** Pixels to the right and down by which one finger turns. */
  turned?: readonly [number, number];
  /** How much farther apart two fingers are than before. */
  spread?: number;
}

export const NONE: Gesture = {fingers: [], isTap: false};

/** A finger comes down. A second one means that the first was no tap. */
export function fingerDown({fingers, from}: Gesture, finger: Finger): Gesture {
  const others = fingers.filter(({id}) => id !== finger.id);
  return {
    fingers: [...others, finger],
    from: others.length === 0 ? finger : from,
    isTap: others.length === 0,
  };
}

const apart = ([a, b]: readonly Finger[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * A finger moves.
 * @param slop how far it may wander and still have tapped, in pixels
 */
export function fingerMoved(gesture: Gesture, finger: Finger, slop: number): Moved {
  const before = gesture.fingers.find(({id}) => id === finger.id);
  const {from} = gesture;
  if (!before || !from) return {gesture};
  const fingers = gesture.fingers.map((one) => (one.id === finger.id ? finger : one));
  if (fingers.length > 1) {
    const [was, is] = [apart(gesture.fingers), apart(fingers)];
    return {gesture: {...gesture, fingers}, spread: was > 0 ? is / was : 1};
  }
  const isTap = gesture.isTap && Math.hypot(finger.x - from.x, finger.y - from.y) <= slop;
  const next = {...gesture, fingers, isTap};
  return isTap
    ? {gesture: next}
    : {gesture: next, turned: [finger.x - before.x, finger.y - before.y]};
}

/** A finger goes. */
export function fingerUp(gesture: Gesture, id: number): {gesture: Gesture; tap?: Finger} {
  const finger = gesture.fingers.find((one) => one.id === id);
  const fingers = gesture.fingers.filter((one) => one.id !== id);
  const next = {...gesture, fingers, isTap: false};
  return finger && gesture.isTap ? {gesture: next, tap: finger} : {gesture: next};
}
