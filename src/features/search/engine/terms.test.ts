import {cleaned, LONGEST, terms, tokens} from './terms';

test.each([
  ['17DEF', ['17def']],
  ['panels 7D, then R5P', ['panel', '7d', 'then', 'r5p']],
  ['07D', ['7d']],
  ['a 3/8" bolt', ['a', '3/8', 'bolt']],
  ['1/2”', ['1/2']],
  ['1 1/2" screws', ['1 1/2', 'screw']],
  ['1-1/2"', ['1 1/2']],
  ['15/16', ['15/16']],
  ['3/4" or 19 mm', ['3/4', 'or', '19mm']],
  ['19MM wrench', ['19mm', 'wrench']],
  ['19 mmm', ['19', 'mmm']],
  ['2"×2"', ['2', '2']],
  ['don’t', ['dont']],
  ["don't", ['dont']],
  ['Café', ['cafe']],
  ['vise-grips', ['vice', 'grip']],
  ['...', []],
])('%j is read as %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ['wrenches', 'wrench'],
  ['batteries', 'battery'],
  ['ties', 'tie'],
  ['boxes', 'box'],
  ['DJs', 'dj'],
  ['RVs', 'rv'],
  ['bus', 'bus'],
  ['gas', 'gas'],
  ['brass', 'brass'],
  ['this', 'this'],
])('%s is compared as %s', (word, expected) => {
  expect(terms(word)).toEqual([expected]);
});

test('numbers of two cells are no mixed number', () => {
  expect(terms('10\n1/2" nuts')).toEqual(['10', '1/2', 'nut']);
});

test('a token knows where it stands', () => {
  const [, size] = tokens('short 3/8" bolt');
  expect(size).toEqual({term: '3/8', plain: '3/8', isCode: true, start: 6, end: 9});
});

test.each([
  ['1½"', '1 1⁄2"'],
  ['x'.repeat(10_000), 'x'.repeat(LONGEST)],
])('what is typed is made readable', (typed, expected) => {
  expect(cleaned(typed)).toBe(expected);
});

test('a fraction from a phone’s keyboard is a size', () => {
  expect(terms(cleaned('1½'))).toEqual(['1 1/2']);
});
