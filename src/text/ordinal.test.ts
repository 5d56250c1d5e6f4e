import {ordinalOf} from './ordinal';

test.each([
  [2, 3, 'second of three'],
  [1, 10, 'first of ten'],
  [3, 11, 'number 3 of 11'],
  [11, 12, 'number 11 of 12'],
])('%i, %i is %s', (place, of, words) => {
  expect(ordinalOf(place, of)).toBe(words);
});
