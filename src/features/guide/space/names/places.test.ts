import type {SolidPanel} from '../solid/panels';
import {isFree, placeNames, rectOf, type Weight} from './places';

const page = {frame: {width: 320, height: 280}, letter: 16, button: 44};
const seen = (name: string, x: number, y: number, room: number) => ({
  panel: {name} as SolidPanel,
  x,
  y,
  room,
});
const placed = (all: ReturnType<typeof seen>[], weights: Record<string, Weight> = {}) =>
  placeNames(all, (name) => weights[name] ?? 'other', page).map(({text}) => text);

test('a name is written where its panel has room, and that of the picked one and its neighbors anyhow', () => {
  const all = [
    seen('1D', 60, 60, 30),
    seen('2D', 160, 60, 3),
    seen('3D', 60, 160, 3),
    seen('4D', 160, 160, 3),
  ];
  expect(placed(all, {'3D': 'picked', '4D': 'neighbor'})).toEqual(['3D', '4D', '1D']);
});

test('none over another: the picked one first', () => {
  const all = [seen('1D', 100, 100, 60), seen('2D', 105, 102, 40)];
  expect(placed(all)).toEqual(['1D']);
  expect(placed(all, {'2D': 'picked'})).toEqual(['2D']);
});

test('none over the edge of the frame or under its buttons', () => {
  expect(
    placed([seen('1D', 3, 100, 60), seen('2D', 30, 270, 60), seen('3D', 300, 270, 60)]),
  ).toEqual([]);
  expect(isFree(rectOf({text: '1D', x: 160, y: 265}, 16), page)).toBe(true);
});
