import type {Hardware} from '../../model/types';
import {markedLengths} from './lengths';

const piece = (length: string | undefined, size: string, kind = 'bolt'): Hardware => ({
  kind,
  size,
  length,
  count: 'some',
});

test('lengths come shortest first, each once, with all that have it', () => {
  expect(
    markedLengths([
      piece('8"', '1/2"', 'shelf bolt'),
      piece('2"', '3/8"'),
      piece('2"', '1/2"'),
      piece('2"', '1/2"'),
      piece('1 1/2"', '3/8"'),
    ]),
  ).toEqual([
    {length: 1.5, names: ['1 1/2" × 3/8" bolt']},
    {length: 2, names: ['2" × 3/8" bolt', '2" × 1/2" bolt']},
    {length: 8, names: ['8" × 1/2" shelf bolt']},
  ]);
});

test('words are no length', () => {
  expect(markedLengths([piece('short', '3/8"'), piece(undefined, '1/4"')])).toEqual([]);
});

test('an unknown thickness is left out of the name', () => {
  expect(markedLengths([piece('3"', '?')])).toEqual([{length: 3, names: ['3" bolt']}]);
});
