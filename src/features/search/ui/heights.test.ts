import type {Field} from '../engine/types';
import type {Hit} from '../engine/engine';
import {heightOf, inShort, saidAbove} from './heights';

const hit = (text: string): Hit => ({
  record: {page: 'how it goes up', title: 'a task', url: '/', text},
  found: new Map<string, Field[]>([['ladder', ['text']]]),
});
const at = (height: string) => hit(`Ladder: the top corner hangs at ${height}`);
const ladder = {text: 'Ladder', marked: true};

test('a height is told from what is said of it, which is said in short below the whole', () => {
  const {height, words} = heightOf([
    ladder,
    {text: ': the top corner hangs at 13\' 1½"', marked: false},
  ]);
  expect(height).toBe('13\' 1½"');
  expect(words).toEqual([ladder, {text: ': the top corner', marked: false}]);
  expect(inShort(words)).toBe('top corner');
});

test('what says no height stays as it is', () => {
  const pieces = [{text: '2 ', marked: false}, ladder];
  expect(heightOf(pieces)).toEqual({words: pieces});
  expect(heightOf([])).toEqual({words: []});
});

test('the first says it; those below it say only how high', () => {
  const all = [at('13\' 5½"'), at("12'"), hit('2 ladders'), at('16\' 4½"')];
  expect([...saidAbove(all)]).toEqual([all[1], all[3]]);
});

test('what says no height says all of it, also twice', () => {
  expect(saidAbove([hit('2 ladders'), hit('2 ladders')]).size).toBe(0);
});
