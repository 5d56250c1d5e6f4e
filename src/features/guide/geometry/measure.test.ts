import {geometry} from '@site/tests/support/guideFigures';
import {measurePanels} from './measure';

const panels = measurePanels(geometry);
const lengths = (name: string) =>
  panels.get(name)!.edges.map(({length}) => Math.round(length * 2) / 2);

test('17D is 7 feet 1, 4 feet 6 1/2 and 4 feet 1 1/2 around, clockwise from its top corner', () => {
  expect(lengths('17D')).toEqual([54.5, 85, 49.5]);
});

test('an edge knows the panel across it, and a rim has none', () => {
  expect(panels.get('17D')!.edges.map(({neighbor}) => neighbor)).toEqual(['21D', '18D', '16D']);
  expect(panels.get('10D')!.edges.some(({neighbor}) => neighbor === undefined)).toBe(true);
});

test('a panel lies flat the way it hangs: its top corner on top, its shape as long as its edges', () => {
  for (const {name, edges} of panels.values()) {
    edges.forEach(({from, to, length}) =>
      expect([
        name,
        Math.abs(Math.hypot(to[0] - from[0], to[1] - from[1]) - length) < 0.01,
      ]).toEqual([name, true]),
    );
  }
  const [first] = panels.get('17D')!.edges;
  expect(Math.min(...panels.get('17D')!.edges.map(({from}) => from[1]))).toBe(first!.from[1]);
});

test('where a panel bends it is unfolded, and the bend is known', () => {
  expect(panels.get('17D')!.folds).toEqual([]);
  expect(panels.get('34D')!.folds.map(({angle}) => Math.round(angle))).toEqual([6, 35]);
});

test('the highest panel ends where the highest vertex is', () => {
  const highest = Math.max(...geometry.vertices.map(([, y = 0]) => y));
  expect(Math.max(...[...panels.values()].map((panel) => panel.highest))).toBe(highest);
});
