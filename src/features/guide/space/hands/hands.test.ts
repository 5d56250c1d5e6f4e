import {boxAround} from '../solid/box';
import {viewPose} from '../camera/views';
import {fingerDown, fingerMoved, fingerUp, NONE} from './gesture';
import {afterDrag, afterKey, afterSpread} from './keys';

const finger = (x: number, y = 0, id = 1) => ({id, x, y});
const SLOP = 12;
const pose = viewPose(
  'party',
  boxAround([
    [0, 0, 0],
    [400, 200, 200],
  ]),
);

test('a finger that wanders no farther than a glove does has tapped, where it left', () => {
  const moved = fingerMoved(fingerDown(NONE, finger(0)), finger(9), SLOP);
  expect(moved.turned).toBeUndefined();
  expect(fingerUp(moved.gesture, 1).tap).toEqual(finger(9));
});

test('one that goes farther turns, also on its way back, and has not tapped', () => {
  const there = fingerMoved(fingerDown(NONE, finger(0)), finger(30, 5), SLOP);
  expect(there.turned).toEqual([30, 5]);
  const back = fingerMoved(there.gesture, finger(1), SLOP);
  expect(back.turned).toEqual([-29, -5]);
  expect(fingerUp(back.gesture, 1).tap).toBeUndefined();
});

test('two fingers zoom and neither has tapped', () => {
  const both = fingerDown(fingerDown(NONE, finger(0)), finger(100, 0, 2));
  const moved = fingerMoved(both, finger(200, 0, 2), SLOP);
  expect([moved.spread, moved.turned]).toEqual([2, undefined]);
  const one = fingerUp(moved.gesture, 2);
  expect([one.tap, fingerUp(one.gesture, 1).tap]).toEqual([undefined, undefined]);
});

test('two in one place do not break it, and a stranger does nothing', () => {
  const both = fingerDown(fingerDown(NONE, finger(5)), finger(5, 0, 2));
  expect(fingerMoved(both, finger(9, 0, 2), SLOP).spread).toBe(1);
  expect(fingerMoved(NONE, finger(9), SLOP)).toEqual({gesture: NONE});
  expect(fingerUp(NONE, 9)).toEqual({gesture: NONE});
});

test('an arrow turns as a finger does that moves the same way', () => {
  const ways = [
    ['ArrowRight', [10, 0]],
    ['ArrowLeft', [-10, 0]],
    ['ArrowDown', [0, 10]],
    ['ArrowUp', [0, -10]],
  ] as const;
  for (const [key, way] of ways) {
    const [byKey, byFinger] = [afterKey(key, pose)!, afterDrag(way, 320, pose)];
    expect([Math.sign(byKey.turn - pose.turn), Math.sign(byKey.tilt - pose.tilt)]).toEqual([
      Math.sign(byFinger.turn - pose.turn),
      Math.sign(byFinger.tilt - pose.tilt),
    ]);
  }
});

test('zoom has its ends; other keys do nothing', () => {
  expect(afterKey('+', pose)!.zoom).toBeGreaterThan(1);
  expect(afterKey('-', pose)!.zoom).toBeLessThan(1);
  expect(afterSpread(1000, pose).zoom).toBe(6);
  expect(afterSpread(0, pose).zoom).toBe(0.6);
  expect(afterKey('Enter', pose)).toBeUndefined();
});
