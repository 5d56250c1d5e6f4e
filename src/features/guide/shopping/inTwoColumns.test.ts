import {inTwoColumns} from './inTwoColumns';

const same = (height: number) => height;

test.each([
  ['two halves', [3, 3], [[3], [3]]],
  ['a long one at the end is beside all others', [1, 2, 1, 4], [[1, 2, 1], [4]]],
  [
    'a long one in the middle',
    [2, 9, 3, 5],
    [
      [2, 9],
      [3, 5],
    ],
  ],
  [
    'the order does not jump',
    [2, 2.1, 2.1, 2],
    [
      [2, 2.1],
      [2.1, 2],
    ],
  ],
  ['one alone is at the left', [5], [[5], []]],
  ['nothing', [], [[], []]],
])('%s', (_, heights, columns) => {
  expect(inTwoColumns(heights, same)).toEqual(columns);
});
