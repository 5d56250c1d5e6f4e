import {map} from '@site/tests/support/guideFigures';
import {sharedEdges} from './sharedEdges';

const square = (x: number) => [
  [x, 0],
  [x + 2, 0],
  [x + 2, 2],
  [x, 2],
];

test('two panels share the edge of which both have both corners', () => {
  const outlines = {a: square(0), b: square(2), c: square(9)};
  expect(sharedEdges('a', ['b', 'c'], outlines)).toEqual([
    {neighbour: 'b', from: [2, 0], to: [2, 2]},
  ]);
});

test('one corner in common is no edge', () => {
  const above = square(2).map(([x = 0, y = 0]) => [x, y - 2]);
  expect(sharedEdges('a', ['b'], {a: square(0), b: above})).toEqual([]);
});

test('a panel that the view does not show has none, and so has an unknown one', () => {
  expect(sharedEdges('1D', ['2D'], {'2D': square(0)})).toEqual([]);
  expect(sharedEdges('x', ['y'], {})).toEqual([]);
});

test('1D meets F3D in the front view', () => {
  expect(sharedEdges('1D', ['F3D'], map.views.front?.panels ?? {})).toHaveLength(1);
});
