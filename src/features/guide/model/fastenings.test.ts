import {map} from '@site/tests/support/guideFigures';
import {fastenings} from './fastenings';

const {panels} = map;

test('two for each edge that two panels share, by the crew that has both of them', () => {
  const [a, b, c] = [
    {name: 'a', crew: 'party-crew' as const, neighbours: ['b', 'c']},
    {name: 'b', crew: 'party-crew' as const, neighbours: ['a', 'c']},
    {name: 'c', crew: 'business-crew' as const, neighbours: ['a', 'b']},
  ];
  expect(fastenings([a, b, c])).toEqual({
    edges: 3,
    own: [{crew: 'party-crew', count: 2}],
    between: 4,
    all: 6,
  });
});

test('the labels of the real panels name 182 edges, so there are at least 364 fastenings', () => {
  // An edge by the label of either panel, however the map stores it.
  const byLabels = new Set(
    panels.flatMap(({name, neighbours}) => neighbours.map((other) => [name, other].sort().join())),
  );
  const {edges, own, between, all} = fastenings(panels);
  expect([byLabels.size, edges, all]).toEqual([182, 182, 364]);
  expect(own.reduce((sum, {count}) => sum + count, between)).toBe(all);
});

test('no panels, no fastenings', () => {
  expect(fastenings([])).toEqual({edges: 0, own: [], between: 0, all: 0});
});
