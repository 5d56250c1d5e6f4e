import type {CrewId} from '../../model/types';
import type {Triangle} from '../solid/triangles';
import {coatOf, shapeOf} from './buffers';
import {lightOn, paintOf, type Color, type Paints} from './paint';

const triangle: Triangle = {
  kind: 'panel',
  panel: '1D',
  corners: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
  lines: [true, false, true],
};
const [WHITE, BLACK, GOLD, RED]: Color[] = [
  [1, 1, 1],
  [0, 0, 0],
  [1, 0.8, 0],
  [1, 0, 0],
];
const paints = {
  paper: WHITE,
  ink: BLACK,
  picked: GOLD,
  crews: {'party-crew': RED},
  wool: WHITE,
  face: BLACK,
  eye: WHITE,
  ground: WHITE,
  arrow: BLACK,
  depths: {neighbor: [0.5, 0.8], other: [0.1, 0.4]},
} as Paints;
const meaning = (weight: 'picked' | 'neighbor' | 'other') => ({
  crewOf: (): CrewId => 'party-crew',
  weightOf: () => weight,
});

test('an edge with a line is 0 along it, one without is far from everywhere', () => {
  const {position, edge} = shapeOf([triangle]);
  expect([...position]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  // Corner by corner: near the edge across from the first corner, the second, the third.
  expect([...edge]).toEqual([1, 0, 0, 1, 1, 0, 1, 0, 1]);
});

test('the picked panel is gold with ink around it, whatever light falls on it', () => {
  expect(paintOf(triangle, paints, meaning('picked'))).toMatchObject({fill: GOLD, line: BLACK});
});

test("a neighbor has more of its crew's color than others, both more in the shade", () => {
  const green = (weight: 'neighbor' | 'other', one: Triangle) =>
    paintOf(one, paints, meaning(weight)).fill[1];
  const below: Triangle = {
    ...triangle,
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
  };
  expect(lightOn(below)).toBeLessThan(lightOn(triangle));
  expect(green('neighbor', triangle)).toBeLessThan(green('other', triangle));
  expect(green('other', below)).toBeLessThan(green('other', triangle));
});

test('both sides of the sheep have the same light', () => {
  const other: Triangle = {
    ...triangle,
    corners: [
      [0, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ],
  };
  expect(lightOn(other)).toBeCloseTo(lightOn(triangle));
});

test('an ear is seen through; each corner of a triangle is told the same', () => {
  const {color, stroke} = coatOf(
    [{...triangle, kind: 'ear', panel: undefined}],
    paints,
    meaning('other'),
  );
  expect([color.length, stroke.length]).toEqual([12, 12]);
  expect([color[3], color[7], color[11]].every((cover) => cover! > 0.2 && cover! < 0.8)).toBe(true);
});
