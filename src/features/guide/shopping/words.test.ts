/** The words of counts and hardware, on the page and in a spreadsheet. */
import {countText, hardwareText} from '../model/hardwareText';
import {csv} from '@site/src/text/csv';
import type {Hardware} from '../model/types';

test.each<[Hardware['count'], string]>([
  [{count: 5}, '5'],
  [{count: 12, about: true}, 'about 12'],
  [{count: 5, uncertain: true}, '5?'],
  ['some', 'some'],
])('the count %j reads "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});

test.each<[Hardware, string]>([
  [
    {kind: 'shelf bolt', size: '1/2"', length: '8"', count: {count: 5}},
    '5 × 8" × 1/2" shelf bolts',
  ],
  [
    {kind: 'bolt', size: '3/8"', length: 'short', count: {count: 5}, with: 'nut and washers'},
    '5 × short 3/8" bolts, each with nut and washers',
  ],
  [
    {kind: 'nut', size: '1/2" and 3/8"', count: {count: 12, about: true}, with: 'washers'},
    'about 12 × 1/2" and 3/8" nuts, each with washers',
  ],
  [{kind: 'bolt', size: '?', length: '3"', count: {count: 4}}, '4 × 3" bolts (thickness?)'],
  [{kind: 'wood screw', size: '?', count: {count: 4}}, '4 × wood screws (size?)'],
  [{kind: 'zip tie', size: 'heavy', count: 'many'}, 'many heavy zip ties'],
  [{kind: 'bolt', size: '3/8"', length: 'short', count: {count: 1}}, '1 × short 3/8" bolt'],
  [
    {kind: 'bolt', size: '1/2"', length: 'long', count: 'some', spare: true},
    'some long 1/2" bolts (spare)',
  ],
])('%j reads "%s"', (hardware, text) => {
  expect(hardwareText(hardware)).toBe(text);
});

describe('csv', () => {
  test('quotes every cell and doubles quotes in it', () => {
    expect(csv([['5', '1/2"', 'a, b\nc']])).toBe('\uFEFF"5","1/2""","a, b\nc"\r\n');
  });

  test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'takes the sting out of %j',
    (cell) => {
      expect(csv([[cell]])).toBe(`\uFEFF"'${cell.replaceAll('"', '""')}"\r\n`);
    },
  );
});
