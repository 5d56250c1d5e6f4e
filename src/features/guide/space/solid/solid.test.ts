import fs from 'node:fs';
import type {Geometry} from '../../model/types';
import {dot, minus} from '../../geometry/vector';
import {boxAbout, boxAround} from './box';
import {groundTriangles} from './ground';
import {boxOf, solidSheep} from './sheep';
import {facing, sheepTriangles} from './triangles';

const geometry = JSON.parse(fs.readFileSync('docs/setup/geometry.json', 'utf8')) as Geometry;
const triangles = sheepTriangles(geometry);
const sheep = solidSheep(geometry);

test('every panel is drawn with all its faces', () => {
  const drawn = new Map<string, number>();
  for (const {panel} of triangles) if (panel) drawn.set(panel, (drawn.get(panel) ?? 0) + 1);
  expect(Object.fromEntries(drawn)).toEqual(
    Object.fromEntries(
      Object.entries(geometry.panels).map(([name, faces]) => [
        name,
        faces.filter((face) => new Set(face).size === 3).length,
      ]),
    ),
  );
});

test('a panel of one face has a line along each edge, one of more none along those inside', () => {
  const linesOf = (name: string) =>
    triangles.filter(({panel}) => panel === name).flatMap(({lines}) => lines);
  expect(linesOf('17D')).toEqual([true, true, true]);
  const faces = geometry.panels['10D']!.length;
  expect(faces).toBeGreaterThan(1);
  expect(linesOf('10D').filter((line) => !line).length).toBeGreaterThanOrEqual(2);
});

test('both eyes look away from the middle, each with its pupil before it', () => {
  for (const kind of ['eye', 'pupil']) {
    const sides = triangles
      .filter((triangle) => triangle.kind === kind)
      .map(({corners}) => Math.sign(facing(corners)[2]) * Math.sign(corners[0][2]));
    expect(new Set(sides)).toEqual(new Set([1]));
  }
});

test('the ground lies under the sheep and faces up; its arrow points to the front', () => {
  const ground = groundTriangles(sheep.box);
  expect(ground.every(({corners}) => facing(corners)[1] > 0.99)).toBe(true);
  const [tip, ...base] = ground.find(({kind}) => kind === 'arrow')!.corners;
  expect(base.every(([x]) => x < tip[0])).toBe(true);
});

test("a panel's name stands on the panel", () => {
  for (const {name, middle, room, corners, out} of sheep.panels.values()) {
    const off = corners.map((corner) => Math.abs(dot(minus(corner, middle), out)));
    expect([name, room > 1, Math.min(...off) < 40]).toEqual([name, true, true]);
  }
});

test('a box has all its points, and the middle that is asked for', () => {
  expect(
    boxAround([
      [0, 0, 0],
      [2, 4, 6],
    ]),
  ).toEqual({middle: [1, 2, 3], half: [1, 2, 3]});
  expect(
    boxAbout(
      [0, 0, 0],
      [
        [-3, 1, 0],
        [2, 1, 5],
      ],
    ),
  ).toEqual({middle: [0, 0, 0], half: [3, 1, 5]});
  const panel = sheep.panels.get('17D')!;
  expect(boxOf(sheep, panel, ['16D']).middle).toBe(panel.middle);
});
