import {excerpt} from './excerpt';
import {marked} from './marks';
import type {SearchRecord} from '../engine/types';

const record = (text: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  url: '/',
  page: 'Home',
  title: 'home',
  text,
  ...more,
});
const words = (pieces: {text: string}[]) => pieces.map(({text}) => text).join('');
const marks = (pieces: {text: string; marked: boolean}[]) =>
  pieces.filter((piece) => piece.marked).map(({text}) => text);

test('words are marked as they stand in the text', () => {
  expect(marked('Zip ties, a zip.', new Set(['zip', 'tie']))).toEqual([
    {text: 'Zip', marked: true},
    {text: ' ', marked: false},
    {text: 'ties', marked: true},
    {text: ', a ', marked: false},
    {text: 'zip', marked: true},
    {text: '.', marked: false},
  ]);
});

test('nothing found leaves the text whole', () => {
  expect(marked('A sheep.', new Set())).toEqual([{text: 'A sheep.', marked: false}]);
});

test('a long text is cut to what is around the words', () => {
  const pieces = excerpt(
    record(`${'wool '.repeat(200)}disco sheep ${'wool '.repeat(200)}`),
    new Set(['sheep']),
  );
  expect(marks(pieces)).toEqual(['sheep']);
  expect(words(pieces)).toMatch(/^….*wool disco sheep wool.*…$/);
  expect(words(pieces).length).toBeLessThan(190);
});

test('it shows where most of the words stand together', () => {
  const text = `A zip. ${'wool '.repeat(100)}Zip ties here. ${'wool '.repeat(100)}`;
  expect(marks(excerpt(record(text), new Set(['zip', 'tie'])))).toEqual(['Zip', 'ties']);
});

test('what is only for one place is shown when it was found there', () => {
  const pieces = excerpt(
    record('Wool.', {street: 'Street only: neighbors.'}),
    new Set(['neighbor']),
  );
  expect(words(pieces)).toBe('Street only: neighbors.');
});

test('blocks stand in one line, with a dot where no sentence ends', () => {
  expect(words(excerpt(record('You need\n3 shelves\nNone.\nGo.'), new Set()))).toBe(
    'You need · 3 shelves · None. Go.',
  );
});
