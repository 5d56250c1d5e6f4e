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

test('a label that says the title once more is left out', () => {
  const crews = 'Party Crew:\n2 ladders\nBusiness Crew:\n2 drills';
  const shown = (title: string, word: string) =>
    words(excerpt(record(crews, {title}), new Set([word])));
  expect(shown('Party Crew', 'ladder')).not.toContain('Party Crew');
  expect(shown('Tools', 'ladder')).toMatch(/^Party Crew: 2 ladders/);
});

const task = 'You need\nPeople:\n4\nHardware:\nnuts\n5 × short bolts\nTools:\nladders\nHang it.';

test('a point of a list is told under its label, and others are left out', () => {
  expect(words(excerpt(record(task), new Set(['bolt'])))).toBe('Hardware: … 5 × short bolts');
  expect(words(excerpt(record(task), new Set(['nut'])))).toBe('Hardware: nuts');
});

test('what has a label of its own, or follows a sentence, is told under no other', () => {
  const text = 'Neck:\nF15\nLadder: it hangs high.\nplain wool';
  expect(words(excerpt(record(text), new Set(['ladder'])))).toBe('Ladder: it hangs high.');
  expect(words(excerpt(record(text), new Set(['plain'])))).toBe('Plain wool');
});

test('a sentence speaks for itself, whatever label stands before it', () => {
  const text = 'Tools:\nvice grips\nNo panels until the strut check is done.';
  expect(words(excerpt(record(text), new Set(['strut'])))).toBe(
    'No panels until the strut check is done.',
  );
});

test('a bare word is followed by what stands beside it, not by the next label', () => {
  const found = new Set(['plier']);
  expect(words(excerpt(record('pliers\nwrench\nTools:\nhammer'), found))).toBe('Pliers · wrench');
});

test('a sentence is whole, and the next one follows', () => {
  const text = `${'Wool. '.repeat(30)}Take the shuttle. It is free. ${'Wool. '.repeat(40)}`;
  const said = words(excerpt(record(text), new Set(['shuttle'])));
  expect(said).toMatch(/^Take the shuttle\. It is free\. Wool\./);
  expect(said).toMatch(/Wool\.$/);
});

test('of a row, what was found is told with the label of its column', () => {
  const row = "Party Crew (red); section: Belly; neighbors: 14D 7', 17D 2'; order: 14D, then 18D";
  expect(words(excerpt(record(row), new Set(['17d'])))).toBe("Neighbors: 14D 7', 17D 2'");
});

test('what stands under a danger begins with a capital, and so does what follows a sentence', () => {
  const text = 'crushing: Hold the shelf.\nweight: No bolt holds it.\nheight: Stay down.';
  expect(words(excerpt(record(text), new Set(['shelf', 'bolt'])))).toBe(
    'Crushing: Hold the shelf. Weight: No bolt holds it. Height: Stay down.',
  );
});

test('a row of a table is whole', () => {
  const row = 'Bolt 5/16": wrench 1/2" or 13 mm (optional)';
  const rows = Array.from({length: 9}, () => row).join('\n');
  expect(words(excerpt(record(rows), new Set(['bolt'])))).toBe(`${row} · ${row} · ${row}`);
});

test('a record without words has no excerpt', () => {
  expect(excerpt(record(''), new Set(['wool']))).toEqual([]);
});
