import {statusOf} from './status';
import type {Hit} from '../engine/engine';

const hits = (count: number) => Array.from({length: count}, () => ({}) as Hit);

test.each([
  [0, false, 'Nothing found for “zip”'],
  [1, false, '1 result for “zip”'],
  [8, false, '8 results for “zip”'],
  [2, true, 'Nothing has all of “zip”; 2 results with a part of it'],
])('%i results, loose %s: %s', (count, isLoose, expected) => {
  expect(statusOf({hits: hits(count), isLoose}, ' zip ')).toBe(expected);
});

test.each([
  [3, '8 results for “zip”'],
  [6, '2 results and 6 panels for “zip”'],
  [8, '8 results for “zip”'],
])('of 8 results %i are panels: %s', (panels, expected) => {
  expect(statusOf({hits: hits(8), isLoose: false}, 'zip', panels)).toBe(expected);
});
