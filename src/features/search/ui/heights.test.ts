import type {Field} from '../engine/types';
import type {Hit} from '../engine/engine';
import {saidAbove} from './heights';

const hit = (text: string): Hit => ({
  record: {page: 'how it goes up', title: 'a task', url: '/', text},
  found: new Map<string, Field[]>([['ladder', ['text']]]),
});
const at = (height: string) => hit(`Ladder: the top corner hangs at ${height}`);

test('the first says it; those below it say only how high', () => {
  const all = [at('13\' 5½"'), at("12'"), hit('2 ladders'), at('16\' 4½"')];
  expect([...saidAbove(all)]).toEqual([all[1], all[3]]);
});

test('what says no height says all of it, also twice', () => {
  expect(saidAbove([hit('2 ladders'), hit('2 ladders')]).size).toBe(0);
});
