import {counted} from './counted';

test.each([
  [0, '0 ticks'],
  [1, '1 tick'],
  [14, '14 ticks'],
])('%i is written %s', (count, words) => {
  expect(counted(count, 'tick')).toBe(words);
});
