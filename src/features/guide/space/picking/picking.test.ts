import fs from 'node:fs';
import type {Geometry} from '../../model/types';
import {eyeOf, seenAt} from '../camera/eye';
import {viewPose} from '../camera/views';
import {seenPanels} from '../names/places';
import {solidSheep} from '../solid/sheep';
import {hitFrom, isSeen, packed} from './hit';
import {pickAt} from './pick';

const geometry = JSON.parse(fs.readFileSync('docs/setup/geometry.json', 'utf8')) as Geometry;
const sheep = solidSheep(geometry);
const frame = {width: 800, height: 500};
const eye = eyeOf(viewPose('party', sheep.box), frame, sheep.box);

const at = (z: number) => ({
  corners: [
    [-1, -1, z],
    [1, -1, z],
    [0, 1, z],
  ] as const,
});
const two = packed([at(5), at(3)]);

test('the nearer of two is met, from either side; beside them nothing', () => {
  expect(hitFrom([0, 0, 0], [0, 0, 1], two)).toEqual({number: 1, far: 3});
  expect(hitFrom([0, 0, 9], [0, 0, -1], two)).toEqual({number: 0, far: 4});
  expect(hitFrom([3, 0, 0], [0, 0, 1], two)).toBeUndefined();
  expect(hitFrom([0, 0, 0], [0, 0, -1], two)).toBeUndefined();
});

test('what lies behind is not seen, what is in front and on it is', () => {
  expect(isSeen([0, 0, 4.5], [0, 0, 0], two)).toBe(false);
  expect(isSeen([0, 0, 3], [0, 0, 0], two)).toBe(true);
  expect(isSeen([0, 0, 2], [0, 0, 0], two)).toBe(true);
});

test('a mouse picks each panel at its middle, where it is seen', () => {
  const seen = seenPanels(eye, sheep.panels.values(), sheep.solid);
  expect(seen.length).toBeGreaterThan(40);
  for (const {panel, x, y} of seen) expect(pickAt([x, y], 0, eye, sheep)).toBe(panel.name);
});

test('nothing of the other side is seen from this one', () => {
  const seen = seenPanels(eye, sheep.panels.values(), sheep.solid);
  expect(seen.map(({panel}) => panel.name).filter((name) => /^\d+P$/.test(name))).toEqual([]);
});

test('beside the sheep a finger picks what is in reach, a mouse nothing', () => {
  const lowest = Math.max(
    ...sheep.panels.get('10D')!.corners.map((corner) => seenAt(eye, corner)[1]),
  );
  const [x] = seenAt(eye, sheep.panels.get('10D')!.middle);
  expect(pickAt([x, lowest + 8], 22, eye, sheep)).toBe('10D');
  expect(pickAt([x, lowest + 8], 0, eye, sheep)).toBeUndefined();
  expect(pickAt([2, 2], 22, eye, sheep)).toBeUndefined();
});
