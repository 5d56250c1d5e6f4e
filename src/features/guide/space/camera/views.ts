import type {ViewId} from '../../panels/viewWords';
import type {Box} from '../solid/box';
import {wayTo} from './glide';
import type {Pose} from './pose';

const angles: Readonly<Record<ViewId, readonly [turn: number, tilt: number]>> = {
  party: [180, 8],
  business: [0, 8],
  head: [128, 12],
  front: [90, 8],
  rear: [-90, 8],
  above: [180, 88],
};
/** In words, by eighths of a turn. */
const SIDES = [
  'the business side',
  'business side and front',
  'the front',
  'party side and front',
  'the party side',
  'party side and rear',
  'the rear',
  'business side and rear',
];
/** From here up it is seen from above, and so near to a view it is that view; in degrees. */
const ABOVE = 60;
const NEAR = 4;

const radians = (angle: number) => (angle * Math.PI) / 180;

/** The pose of a view: of all the sheep, or of its head. */
export function viewPose(id: ViewId, box: Box): Pose {
  const [turn, tilt] = angles[id];
  return {turn: radians(turn), tilt: radians(tilt), zoom: 1, box};
}

/** From where a pose sees the sheep, in words. */
export function seenFrom({turn, tilt}: Pick<Pose, 'turn' | 'tilt'>): string {
  if (tilt > radians(ABOVE)) return 'above';
  const eighth = Math.round(turn / (Math.PI / 4));
  return SIDES[((eighth % 8) + 8) % 8] ?? '';
}

/** The view that a pose is, if it is one. */
export const viewSeen = ({turn, tilt}: Pick<Pose, 'turn' | 'tilt'>): ViewId | undefined =>
  (Object.keys(angles) as ViewId[]).find((id) => {
    const [itsTurn, itsTilt] = angles[id].map(radians) as [number, number];
    return (
      Math.abs(wayTo(turn, itsTurn)) < radians(NEAR) && Math.abs(tilt - itsTilt) < radians(NEAR)
    );
  });
