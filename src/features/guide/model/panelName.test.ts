import {panelName} from './panelName';

test.each([
  ['17d', '17D'],
  ['17 D', '17D'],
  [' r5p ', 'R5P'],
  ['f-20 d', 'F20D'],
  ['26ap', '26AP'],
  ['#17D', '17D'],
  ['07D', '7D'],
  ['F07D', 'F7D'],
  ['１７Ｄ', '17D'],
  ['r 1', 'R1'],
])('%s is %s', (typed, name) => {
  expect(panelName(typed)).toBe(name);
});

test('what could be no name is none', () => {
  expect(panelName(' –/ <>')).toBe('');
});

test('a name that no panel has stays what was typed', () => {
  expect(panelName('44d')).toBe('44D');
  expect(panelName('0')).toBe('0');
});
