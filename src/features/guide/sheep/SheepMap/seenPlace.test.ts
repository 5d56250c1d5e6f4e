import {map} from '@site/tests/support/guideFigures';
import {mapViews} from '../../panels/panelViews';
import {isInside, type Box} from '../outline';
import {nameHalf, seenBox, SHAPES} from './box';
import {placedPanels} from './placed';
import {seenPlace} from './seenPlace';

const square = {
  name: '1D',
  outline: [
    [0, 0],
    [90, 0],
    [90, 90],
    [0, 90],
  ],
} as const;
const all: Box = [-10, -10, 200, 200];

test('a name stands in the middle of its panel, and of what a window shows of it', () => {
  expect(seenPlace(square, 10, [], all)).toEqual([43.5, 43.5]);
  expect(seenPlace(square, 10, [], [60, -10, 200, 200])).toEqual([73.5, 43.5]);
});

test('it keeps clear of what is painted after its panel', () => {
  const cover = [
    [0, 0],
    [90, 0],
    [90, 60],
    [0, 60],
  ] as const;
  const [, y = 0] = seenPlace(square, 10, [cover], all) ?? [];
  expect(y).toBeGreaterThan(65);
});

test('it has no place where it has no room', () => {
  expect(seenPlace(square, 10, [], [85, 0, 200, 200])).toBeUndefined();
  expect(seenPlace(square, 10, [], [200, 0, 200, 200])).toBeUndefined();
});

test.each(mapViews(map))('on $id no name leaves its panel or the window', (view) => {
  const window: Box = [60, 60, 140, 100];
  const [left, top, width, height] = window;
  for (const panel of placedPanels(view)) {
    const [x, y] = seenPlace(panel, 10, [], window) ?? [];
    if (x === undefined || y === undefined) continue;
    const [aside, above] = nameHalf(panel.name, 10);
    expect(isInside(x - aside, y - above, panel.outline)).toBe(true);
    expect(x - aside).toBeGreaterThan(left);
    expect(x + aside).toBeLessThan(left + width);
    expect(y - above).toBeGreaterThan(top);
    expect(y + above).toBeLessThan(top + height);
  }
});

test('maps of two shapes show all of what both of them show', () => {
  expect(seenBox([0, 0, 100, 100], SHAPES.wide, SHAPES.widest)).toEqual([-30, 0, 160, 100]);
  const [left, top, width, height] = seenBox([0, 0, 350, 100], SHAPES.wide, SHAPES.widest);
  expect([left, top, width, height]).toEqual([0, -50, 350, 200]);
});
