import {partCircles} from './part';

const circle = (x: number, y = 0) => ({x, y, rx: 20, ry: 10});
const apart = ([a, b]: {x: number; y: number}[]) =>
  Math.hypot((a!.x - b!.x) / 40, (a!.y - b!.y) / 20);

test('circles that cross much move apart until they are as far as they should be', () => {
  const parted = partCircles([circle(0), circle(2, 4), circle(-60), circle(60)], 0.8);
  expect(apart(parted)).toBeGreaterThan(0.79);
});

test('those that are far enough stay where they are', () => {
  expect(partCircles([circle(0), circle(40)], 0.8)).toEqual([circle(0), circle(40)]);
});

test('none goes beyond the outermost sides', () => {
  for (const {x} of partCircles([circle(0), circle(10), circle(20, 1)], 1)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(20);
  }
});

test('even two that lie on one another are left alone rather than lost', () => {
  expect(partCircles([circle(0), circle(0)], 0.8)).toEqual([circle(0), circle(0)]);
});
