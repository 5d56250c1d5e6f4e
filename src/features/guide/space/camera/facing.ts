import type {Vector} from '../../geometry/vector';
import {isSeen, type Packed} from '../picking/hit';
import type {Box} from '../solid/box';
import type {SolidPanel} from '../solid/panels';
import {allowed, eyeAt, type Frame, type Pose} from './pose';

const degrees = (angle: number) => (angle * Math.PI) / 180;
/** Whoever stands before a panel looks a little down on the sheep. */
const TILTS = [6, 75].map(degrees) as [number, number];
/** What is tried until nothing stands before the panel: so far to a side, and so far up. */
const ASIDE = [0, 15, -15, 30, -30, 45, -45, 60, -60].map(degrees);
const UP = [0, 12, 25, 40, 55].map(degrees);
/** A panel that lies flat has no side to be seen from. */
const FLAT = 0.25;

/** The angles at which a panel is looked at straight, or nearly: never from under the ground. */
export function anglesOf([x, y, z]: Vector, turn: number): Pick<Pose, 'turn' | 'tilt'> {
  const [least, most] = TILTS;
  return {
    turn: Math.hypot(x, z) < FLAT ? turn : Math.atan2(x, z),
    tilt: Math.min(most, Math.max(least, Math.asin(y))),
  };
}

/** How much of a panel is seen from a point, from 0 to 1. */
function shareSeen({points}: SolidPanel, from: Vector, solid: Packed): number {
  const seen = points.filter((point) => isSeen(point, from, solid));
  return seen.length / points.length;
}

/**
 * The pose that faces a panel from outside; aside of it, or from higher up, where other parts of the
 * sheep stand before it.
 * @param pose what is shown and how near; its turn is kept for a panel that lies flat
 */
export function facePanel(
  panel: SolidPanel,
  pose: Pose,
  frame: Frame,
  sheep: Box,
  solid: Packed,
): Pose {
  const straight = anglesOf(panel.out, pose.turn);
  const tries = UP.flatMap((up) => ASIDE.map((aside) => ({up, aside})))
    .sort((a, b) => Math.abs(a.up) + Math.abs(a.aside) - Math.abs(b.up) - Math.abs(b.aside))
    .map(({up, aside}) =>
      allowed({...pose, turn: straight.turn + aside, tilt: straight.tilt + up}),
    );
  let best = {pose: tries[0]!, share: -1};
  for (const one of tries) {
    const share = shareSeen(panel, eyeAt(one, frame, sheep), solid);
    if (share > best.share) best = {pose: one, share};
    if (share === 1) break;
  }
  return best.pose;
}
