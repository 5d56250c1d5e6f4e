import {listed} from './listed';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b, and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d'],
])('%p', (words, text) => {
  expect(listed(words)).toBe(text);
});
