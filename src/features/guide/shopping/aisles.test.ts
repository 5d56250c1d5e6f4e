import {figures} from '@site/tests/support/guideFigures';
import {aisleOf} from './aisles';
import {hardwareTotals} from './hardwareTotals';

const kinds = [...new Set(figures.tasks.flatMap(({hardware}) => hardware.map(({kind}) => kind)))];

test.each(kinds)('%s has an aisle', (kind) => {
  expect(aisleOf(kind)).not.toBe('other hardware');
});

test.each([
  ['shelf bolt', 'bolts'],
  ['lag bolt', 'screws'],
  ['structural screw', 'screws'],
  ['wing nut', 'nuts, washers, sets'],
  ['set of bolt, two washers, wing nut', 'nuts, washers, sets'],
  ['zip tie', 'zip ties'],
])('%s lies with the %s', (kind, aisle) => {
  expect(aisleOf(kind)).toBe(aisle);
});

test('a kind that no rule knows is listed, in an aisle of its own at the end', () => {
  const lines = hardwareTotals([
    {kind: 'turnbuckle', size: '1/2"', count: {count: 2}},
    {kind: 'zip tie', size: 'heavy', count: 'many'},
  ]);
  expect(lines.map(({group, hardware}) => [group, hardware.kind])).toEqual([
    ['zip ties', 'zip tie'],
    ['other hardware', 'turnbuckle'],
  ]);
});
