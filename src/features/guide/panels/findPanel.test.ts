import {map} from '@site/tests/support/guideFigures';
import {findPanel} from './findPanel';

const {panels} = map;
const names = panels.map(({name}) => name);
const find = (typed: string) => findPanel(typed, names);

test.each(names)('%s is found as it is, in small letters, with a space and with a hash', (name) => {
  const spaced = name.replace(/(\d)([A-Z])/, '$1 $2');
  for (const typed of [name, name.toLowerCase(), spaced, ` ${name} `, `#${name}`])
    expect(find(typed)).toEqual({name, words: '', near: []});
});

test.each([
  ['44D', 'There is no 44D: on the party side the last is 43D.', ['43D']],
  ['44p', 'There is no 44P: on the business side the last is 43P.', ['43P']],
  ['0D', 'There is no 0D: on the party side the first is 1D.', ['1D']],
  [
    '19D',
    'There is no 19D on the party side; on the business side there are 19AP and 19BP.',
    ['19AP', '19BP'],
  ],
  [
    'F8D',
    'There is no F8D: among the front panels of the party side F10D comes after F7D.',
    ['F7D', 'F10D'],
  ],
  [
    'f7p',
    'There is no F7P among the front panels of the business side; among the front panels of the party side there is F7D.',
    ['F7D'],
  ],
  ['R9P', 'There is no R9P: among the rear panels of the business side the last is R7P.', ['R7P']],
  [
    'R1D',
    'There is no R1D among the rear panels of the party side; in the center there is R1.',
    ['R1'],
  ],
  [
    '17',
    'There is no 17: there are 17D and 17P. A D at the end is the party side, a P the business side.',
    ['17D', '17P'],
  ],
  ['99', 'There is no 99.', ['43D', '43P']],
  ['26P', 'There is no 26P: there are 26AP and 26BP.', ['26AP', '26BP']],
  ['26AD', 'There is no 26AD: there is 26D.', ['26D']],
  ['25AP', 'There is no 25AP: there is 25P.', ['25P']],
  ['17X', 'There is no 17X: there are 17D and 17P.', ['17D', '17P']],
  ['17DEF', 'There is no 17DEF: there are 17D and 17P.', ['17D', '17P']],
  ['1OD', 'There is no 1OD. Do you mean this one?', ['10D']],
  ['D17', 'There is no D17. Do you mean this one?', ['17D']],
])('%s: %s', (typed, words, near) => {
  expect(find(typed)).toEqual({name: '', words, near});
});

test.each([
  '',
  '   ',
  '–/<>',
  'sheep',
  '<script>',
  'x'.repeat(10_000),
  '17D'.repeat(4000),
  'F',
  '%',
])('junk is told how a name looks, and not repeated at length: %.20s', (typed) => {
  const {name, words, near} = find(typed);
  expect([name, near]).toEqual(['', []]);
  expect(words).toContain('A name is a number with D or P');
  expect(words.length).toBeLessThan(150);
});

test('every name that it offers is a panel, whatever number is asked for', () => {
  for (const row of ['', 'F', 'R'])
    for (let number = 0; number < 60; number += 1)
      for (const end of ['', 'D', 'P', 'AP', 'X']) {
        const {name, words, near} = find(`${row}${number}${end}`);
        expect(name === '' ? near.length : 1).toBeGreaterThan(0);
        for (const offered of near) expect(names).toContain(offered);
        expect(words).not.toMatch(/undefined/);
      }
});
