import {drawnByHand, map} from '@site/tests/support/guideFigures';
import type {Outline, SheepView} from '../model/panelFile';
import {isInside} from './outline';
import {silhouette} from './silhouette';

/** The outlines that a path draws: 'M1 2l3 4-5 6z'. */
const outlinesIn = (path: string): Outline[] =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return numbers.flatMap((number, i) => {
        if (i % 2 === 0) return [];
        x += numbers[i - 1] ?? 0;
        y += number;
        return [[x, y]];
      });
    });

const grid = [30, 20];
const views = Object.entries({...map.views, ...drawnByHand.views}) as [string, SheepView][];

test('squares beside and over each other are one outline', () => {
  const square = (x: number) => [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 10],
  ];
  const panels = {a: square(0), b: square(10), c: square(15)};
  expect(silhouette({grid, panels}).sheep).toBe('M1 0l24 0 0 10-25 0z');
});

test('a hole stays a hole', () => {
  const bar = (left: number, top: number, right: number, bottom: number) => [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const panels = {
    a: bar(0, 0, 5, 20),
    b: bar(15, 0, 20, 20),
    c: bar(0, 0, 20, 5),
    d: bar(0, 15, 20, 20),
  };
  expect(outlinesIn(silhouette({grid, panels}).sheep)).toHaveLength(2);
});

test.each(views)('of %s covers its panels, and nothing that no panel covers', (_, view) => {
  const drawn = [...Object.values(view.panels), ...(view.bare ?? []).map((one) => one.outline)];
  const sheep = outlinesIn(silhouette(view).sheep);
  const [width = 0, height = 0] = view.grid;
  let [wrong, right] = [0, 0];
  for (let x = 0.5; x < width; x += 1)
    for (let y = 0.5; y < height; y += 1) {
      const isDrawn = drawn.some((outline) => isInside(x, y, outline));
      const inside = sheep.filter((outline) => isInside(x, y, outline)).length % 2 === 1;
      if (isDrawn && inside) right += 1;
      else if (isDrawn !== inside) wrong += 1;
    }
  expect(right).toBeGreaterThan(20);
  expect(wrong / right).toBeLessThan(0.03);
});

test('the face is drawn where it is seen', () => {
  const hasFace = (id: string) => silhouette(map.views[id]!).face !== '';
  expect(
    ['party', 'business', 'head-party', 'head-business', 'front'].filter(hasFace),
  ).toHaveLength(5);
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  const bare = [{kind: 'face' as const, after: 0, outline: square}];
  expect(silhouette({grid, panels: {}, bare}).face).not.toBe('');
  expect(silhouette({grid, panels: {a: square}, bare}).face).toBe('');
});
