import {halfOf, placeBeside, type Tag} from './placeBeside';
import type {Outline} from '../model/panelFile';

const square = (x: number, y: number, side: number): Outline => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const box = [0, 0, 300, 200] as const;
const name: Tag = {name: '17D', x: 150, y: 100, size: 10};
const panel = square(145, 95, 10);
const {width, height} = halfOf(name);
const off = (one: {x: number; y: number}) => Math.hypot(one.x - name.x, one.y - name.y);

test('a name stands beside its panel, as near as it can', () => {
  const place = placeBeside(name, {outlines: [panel], others: [], box});
  expect(Math.abs(place.x - 150) > 5 + width || Math.abs(place.y - 100) > 5 + height).toBe(true);
  expect(off(place)).toBeLessThan(5 + height + 10);
});

test('it covers no other panel that is hung now', () => {
  const around = [square(120, 60, 30), square(150, 60, 30), square(120, 110, 60)];
  const place = placeBeside(name, {outlines: [panel, ...around], others: [], box});
  for (const outline of around) {
    const [[left = 0, top = 0] = [], , [right = 0, bottom = 0] = []] = outline;
    const isBeside = place.x + width < left || place.x - width > right;
    expect(isBeside || place.y + height < top || place.y - height > bottom).toBe(true);
  }
});

test('it covers no other name, on the same line neither, and no line to a panel', () => {
  const free = placeBeside(name, {outlines: [panel], others: [], box});
  const taken = {...name, name: '18D', ...free};
  const place = placeBeside(name, {outlines: [panel], others: [taken], box});
  expect(Math.abs(place.x - free.x) > 2 * width || Math.abs(place.y - free.y) > 2 * height).toBe(
    true,
  );
  const pointing = {...name, name: '18D', x: 20, y: free.y, to: [280, free.y] as const};
  const other = placeBeside(name, {outlines: [panel], others: [pointing], box});
  expect(Math.abs(other.y - free.y)).toBeGreaterThan(height);
});

test('it stays within what is seen', () => {
  const cornered = {...name, x: 5, y: 5};
  const place = placeBeside(cornered, {outlines: [square(0, 0, 10)], others: [], box});
  expect(place.x - width).toBeGreaterThanOrEqual(0);
  expect(place.y - height).toBeGreaterThanOrEqual(0);
});
