import {guide, stepsIn} from '../../../../../tests/support/boardGuide';
import {figures, map} from '../../../../../tests/support/guideFigures';
import {crewOf} from '../../model/crews';
import {fastenings} from '../../model/fastenings';
import {put, type Arrivals} from '../arrivals';
import {rowsOf} from '../row';
import {edgesOf, pairsOf} from './edges';

function edgesAfter(ticks: string[]) {
  const arrivals = ticks.reduce<Arrivals>(
    (before, id) => put(before, {crew: crewOf(id)!, ticks: [id]}, 1).arrivals,
    [],
  );
  const edges = edgesOf(map.panels, figures.hanging, rowsOf(guide, 'brc', arrivals));
  return Object.fromEntries(edges.map((edge) => [edge.id, edge]));
}

test('panels of two crews meet at 14 edges, as many as the shopping list counts', () => {
  expect(pairsOf(map.panels)).toHaveLength(14);
  expect(pairsOf(map.panels)).toHaveLength(fastenings(map.panels).between / 2);
});

test('each edge stands between two crews, the first of the guide first', () => {
  const sides = Object.values(edgesAfter([])).map(({panels}) => panels.map(({crew}) => crew));
  const pairs = [...new Set(sides.map((crews) => crews.join(' ')))];
  expect(pairs).toEqual(['party-crew head-and-hind-crew', 'business-crew head-and-hind-crew']);
});

test('every panel at such an edge is hung by a step of its crew', () => {
  const all = guide.flatMap(({tasks}) => tasks.flatMap(({id}) => stepsIn(id)));
  const open = Object.values(edgesAfter(all)).filter(({state}) => state !== 'over');
  expect(open).toEqual([]);
});

test('without a code nobody knows whether a panel hangs', () => {
  const {state, panels} = edgesAfter([])['24P/32P']!;
  expect([state, ...panels.map(({isHung}) => isHung)]).toEqual(['later', undefined, undefined]);
});

test('one that hangs waits for the other; both, and it is over', () => {
  const hind = 'head-and-hind-crew-hind-panels/panels-1';
  const loin = 'business-crew-panels-aft/panels-5';
  const {state, panels} = edgesAfter([hind, 'business-crew-side-stair/1'])['24P/32P']!;
  expect(state).toBe('now');
  expect(panels.map(({name, isHung}) => [name, isHung])).toEqual([
    ['24P', false],
    ['32P', true],
  ]);
  expect(edgesAfter([hind, loin])['24P/32P']?.state).toBe('over');
});

test('a panel that its crew hangs now has come to its edge', () => {
  const tasks = figures.tasks.filter(({crew}) => crew === 'head-and-hind-crew');
  const upTo = tasks.findIndex(({id}) => id === 'head-and-hind-crew-hind-panels');
  const edge = edgesAfter(tasks.slice(0, upTo).flatMap(({id}) => stepsIn(id)))['24P/32P'];
  expect(edge).toMatchObject({
    state: 'now',
    panels: [{isNext: false}, {name: '32P', isNext: true}],
  });
});
