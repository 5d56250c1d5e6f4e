import {tableOf} from './tableOf';

test('rows that each say what they are of are a table', () => {
  const said =
    'Bolt 1/2": wrench 3/4" · Bolt 3/8": wrench 9/16" · Bolt 1/4": wrench 3/8" (optional)';
  expect(tableOf(said)).toEqual([
    ['Bolt 1/2"', 'wrench 3/4"'],
    ['Bolt 3/8"', 'wrench 9/16"'],
    ['Bolt 1/4"', 'wrench 3/8" (optional)'],
  ]);
});

test.each([
  'Bolt 1/2": wrench 3/4" · Bolt 3/8": wrench 9/16"',
  'Hardware: some bolts · many nuts · wrench: one',
  'One sentence. Another one: with more.',
])('%s is none', (said) => {
  expect(tableOf(said)).toEqual([]);
});
