import {figures, map} from '@site/tests/support/guideFigures';
import {crewIds} from '../model/names';
import {inColumn} from './inColumn';
import {shoppingRows} from './shopping';

test.each([
  ['4', {number: '4'}],
  ['11 + some', {number: '11 + some'}],
  ['about 24 + some', {number: 'about 24 + some'}],
  ['', {number: ''}],
  ['yes', {number: 'yes'}],
  ['for at least 12 people', {number: '12', note: 'at least, one for everybody at the peak'}],
  ['at least about 122, before spares', {number: 'about 122', note: 'at least, before spares'}],
  ['2 + many, see fastenings', {number: '2 + many', note: 'see fastenings'}],
  ['for 3 crews', {number: '3', unit: 'for 3 crews'}],
  ['for 1 crew', {number: '1', unit: 'for 1 crew'}],
  ['some', {number: 'some'}],
])('"%s" is %j', (amount, expected) => {
  expect(inColumn(amount)).toEqual(expected);
});

test('no amount of this year’s lists is too long for the column', () => {
  const rows = [undefined, ...crewIds].flatMap((crew) => shoppingRows(figures, crew, map.panels));
  const numbers = rows.flatMap(({brc, street}) => [brc, street]).map((one) => inColumn(one).number);
  expect(numbers.filter((number) => number.length > 'about 124'.length)).toEqual([]);
  expect(numbers.filter(Boolean).length).toBeGreaterThan(100);
});
