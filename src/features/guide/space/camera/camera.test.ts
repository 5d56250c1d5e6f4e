import fs from 'node:fs';
import type {Geometry} from '../../model/types';
import {dot, minus, size} from '../../geometry/vector';
import {isSeen} from '../picking/hit';
import {boxOf, solidSheep} from '../solid/sheep';
import {eyeOf, lookingAt, seenAt} from './eye';
import {facePanel} from './facing';
import {onTheWay, wayTo} from './glide';
import {allowed, distanceOf, eyeAt, outOf, type Pose} from './pose';
import {seenFrom, viewPose, viewSeen} from './views';

const geometry = JSON.parse(fs.readFileSync('docs/setup/geometry.json', 'utf8')) as Geometry;
const sheep = solidSheep(geometry);
const frame = {width: 320, height: 280};
const party = viewPose('party', sheep.box);
const eye = eyeOf(party, frame, sheep.box);

test.each([
  ['party', 2, -1],
  ['business', 2, 1],
  ['front', 0, 1],
  ['rear', 0, -1],
  ['above', 1, 1],
] as const)('the view %s is seen from there', (id, axis, sign) => {
  const pose = viewPose(id, sheep.box);
  expect(outOf(pose)[axis] * sign).toBeGreaterThan(0.9);
  expect(viewSeen(pose)).toBe(id);
});

test('from where it is seen is said by eighths of a turn, whichever way it was turned', () => {
  expect(seenFrom(party)).toBe('the party side');
  expect(seenFrom({...party, turn: party.turn - 2 * Math.PI})).toBe('the party side');
  expect(seenFrom({...party, turn: party.turn - Math.PI / 4})).toBe('party side and front');
  expect(seenFrom(viewPose('above', sheep.box))).toBe('above');
  expect(viewSeen({...party, turn: party.turn + 0.2})).toBeUndefined();
});

test('all of the sheep is in the frame of every view that shows it', () => {
  for (const id of ['party', 'business', 'front', 'rear', 'above'] as const) {
    const from = eyeOf(viewPose(id, sheep.box), frame, sheep.box);
    for (const {corners} of sheep.triangles)
      for (const corner of corners) {
        const [x, y, far] = seenAt(from, corner);
        expect([id, x > 0 && x < 320 && y > 0 && y < 280 && far > 0]).toEqual([id, true]);
      }
  }
});

test('it stays in the frame while it is turned', () => {
  for (let turn = 0; turn < 6.3; turn += 0.35)
    for (const tilt of [0.05, 0.4, 0.8]) {
      const from = eyeOf({...party, turn, tilt}, frame, sheep.box);
      const seen = sheep.triangles.flatMap(({corners}) => corners.map((one) => seenAt(from, one)));
      const isIn = seen.every(([x, y]) => x > 0 && x < 320 && y > 0 && y < 280);
      expect([turn.toFixed(2), tilt, isIn]).toEqual([turn.toFixed(2), tilt, true]);
    }
});

test('from the party side the front is at the left, as on the flat map', () => {
  const [front] = seenAt(eye, [31, 100, 0]);
  const [rear] = seenAt(eye, [-416, 100, 0]);
  expect(front).toBeLessThan(rear);
});

test('what is seen at a pixel lies in the direction of that pixel', () => {
  const point = [-100, 80, -90] as const;
  const [x, y, far] = seenAt(eye, point);
  const way = minus(point, eye.at);
  expect(dot(lookingAt(eye, x, y), way)).toBeCloseTo(size(way), 6);
  expect(far).toBeGreaterThan(0);
});

test('the eye stays above the ground and out of the sheep, however it is turned', () => {
  const panel = sheep.panels.get('17D')!;
  for (let turn = -4; turn < 4; turn += 0.3)
    for (const tilt of [-2, 0, 1, 3]) {
      const pose = allowed({turn, tilt, zoom: 99, box: boxOf(sheep, panel, [])});
      const [x, y, z] = eyeAt(pose, frame, sheep.box);
      const {middle, half} = sheep.box;
      const isInside = [x, y, z].every((at, i) => Math.abs(at - middle[i]!) < half[i]!);
      expect([y > 0, isInside]).toEqual([true, false]);
    }
});

test('nearer is nearer', () => {
  expect(distanceOf({...party, zoom: 1.2}, frame, sheep.box)).toBeLessThan(
    distanceOf(party, frame, sheep.box),
  );
});

test.each([...sheep.panels.keys()])(
  '%s is faced: from outside, from above the ground, seen',
  (name) => {
    const panel = sheep.panels.get(name)!;
    const pose = facePanel(
      panel,
      {...party, box: boxOf(sheep, panel, [])},
      frame,
      sheep.box,
      sheep.solid,
    );
    const at = eyeAt(pose, frame, sheep.box);
    const way = minus(at, panel.middle);
    expect(at[1]).toBeGreaterThan(0);
    expect(dot(way, panel.out) / size(way)).toBeGreaterThan(0.5);
    // The face hangs before F15.
    const seen = panel.points.filter((point) => isSeen(point, at, sheep.solid)).length;
    expect(seen / panel.points.length).toBeGreaterThan(name === 'F15' ? 0.6 : 0.99);
  },
);

describe('a glide', () => {
  const to: Pose = {...viewPose('front', sheep.box), zoom: 4};

  test('begins and ends where it should, and zooms evenly', () => {
    expect(onTheWay(party, to, 0)).toEqual(party);
    expect(onTheWay(party, to, 1)).toBe(to);
    expect(onTheWay(party, to, 0.5).zoom).toBeCloseTo(2);
  });

  test('goes the shorter way round', () => {
    expect(wayTo(0.1, 2 * Math.PI - 0.1)).toBeCloseTo(-0.2);
    expect(wayTo(-3, 3)).toBeCloseTo(6 - 2 * Math.PI);
    expect(wayTo(0, 1)).toBeCloseTo(1);
  });
});
