import {entersEllipse} from './boxes';
import {partCircles} from './part';
import type {CircleLayout} from '../types';

const name = (x: number, y: number) => ({name: '', lines: [''], x, y, width: 20, height: 8});
const circle = (x: number, y = 0): CircleLayout => ({
  name: '',
  hue: 'dusk',
  ellipse: {x, y, rx: 40, ry: 20},
  label: name(x, y),
  projects: [name(x + 20, y)],
});
const forces = {clear: 4, near: 0.8, width: 1000, gravity: {x: 0.01, y: 0.01}};
const dot = {x: 0, y: 300, width: 10, height: 10};
const lie = (circles: CircleLayout[]) => partCircles(circles, forces, dot);

test('circles fall together until one would reach into the names of another', () => {
  const circles = [circle(-300), circle(300)];
  const [left, right] = lie(circles);
  expect(right!.x - left!.x).toBeLessThan(90);
  const others = {...circles[1]!.ellipse, ...right};
  expect(entersEllipse(name(left!.x + 20, left!.y), others)).toBe(false);
});

test('those that lie on one another’s names move apart, none beyond the width of them all', () => {
  const lying = lie([circle(0), circle(10, 5), circle(20, -5)]);
  const gaps = lying.flatMap((a, index) =>
    lying.slice(0, index).map((b) => Math.hypot((a.x - b.x) / 80, (a.y - b.y) / 40)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0.79);
  for (const {x} of lying) expect(Math.abs(x - 10)).toBeLessThanOrEqual(460);
});

test('a wide one and a high one have room between their lines where it is asked for', () => {
  const of = (x: number, y: number, rx: number, ry: number) => {
    const one = circle(x, y);
    return {...one, ellipse: {x, y, rx, ry}, projects: []};
  };
  const circles = [of(-100, -60, 80, 20), of(60, 60, 20, 80)];
  const [wide, high] = partCircles(circles, {...forces, apart: 12}, dot);
  const around = (turn: number) => [Math.cos(turn), Math.sin(turn)] as const;
  const turns = Array.from({length: 180}, (_, nth) => around((nth * Math.PI) / 90));
  const distances = turns.flatMap(([cos, sin]) =>
    turns.map(([c, s]) =>
      Math.hypot(wide!.x + 80 * cos - high!.x - 20 * c, wide!.y + 20 * sin - high!.y - 80 * s),
    ),
  );
  expect(Math.min(...distances)).toBeGreaterThan(11);
  expect(Math.min(...distances)).toBeLessThan(30);
});

test('none covers the dot', () => {
  const covering = circle(5, 300);
  const [middle] = lie([covering]);
  expect(entersEllipse(dot, {...covering.ellipse, ...middle})).toBe(false);
});
