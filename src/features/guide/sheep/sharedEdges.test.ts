import {readFileSync} from 'node:fs';
import type {PanelFile} from '../model/panelFile';
import {sharedEdges} from './sharedEdges';

const {panels, views} = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;

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

test('of all edges between neighbours, these alone are drawn in no view', () => {
  const undrawn = panels.flatMap(({name, neighbours}) =>
    neighbours
      .filter((neighbour) =>
        Object.values(views).every((view) => !sharedEdges(name, [neighbour], view.panels).length),
      )
      .map((neighbour) => `${name}–${neighbour}`),
  );
  const pairs = ['4D–F1D', '4P–F1P', '10D–F7D', 'F4D–F10D', 'F4P–F10P', 'F10D–F10P'];
  const all = [...pairs, 'F13D–F16D', 'F13P–F16P'];
  const back = all.map((pair) => pair.split('–').reverse().join('–'));
  expect(undrawn.sort()).toEqual([...all, ...back].sort());
});

test('1D meets F3D in the front view', () => {
  expect(sharedEdges('1D', ['F3D'], views.front?.panels ?? {})).toHaveLength(1);
});
