import {either, listed} from './listed';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b, and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d'],
])('%p', (words, text) => {
  expect(listed(words)).toBe(text);
});

test.each([
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b, or c'],
])('either of %p', (words, text) => {
  expect(either(words)).toBe(text);
});
