/** Plants mistakes in the other words for things and reads what the writer would read. */
import type {SearchRecord} from '../engine/types';
import {addWords} from './addWords';
import {checkWords, checkWordsTwice} from './checkWords';

const record = (url: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  url,
  page: 'Setup Guide',
  title: 'safety',
  text: 'Boots. Sunblock.',
  ...more,
});
const index = {
  year: '2025',
  records: [record('/setup/#safety'), record('/setup/kit/', {text: '', brc: 'Hard hats.'})],
};

const directions = {words: ['first aid', 'medic'], to: '/setup/#safety'};
const sunscreen = {words: ['sunscreen'], means: 'sunblock'};
const check = (askedFor: object[], otherWords: object[] = []) =>
  checkWords({askedFor, otherWords} as Parameters<typeof checkWords>[0], index);

test('what is there passes', () => {
  expect(check([directions], [sunscreen, {words: ['helmet'], means: 'hard hat'}])).toEqual([]);
});

test('a place that is not there', () => {
  expect(check([directions, {words: ['kit'], to: '/setup/kits/'}])).toEqual([
    `src/data/searchWords.ts, askedFor, entry 2 'kit': to is "/setup/kits/", expected a place that the search has; did you mean /setup/kit/?`,
  ]);
});

test('an id that is not there', () => {
  expect(check([{...directions, to: '/setup/#first-aid-and-more'}])).toEqual([
    `src/data/searchWords.ts, askedFor, entry 1 'first aid': to is "/setup/#first-aid-and-more", expected a place that the search has`,
  ]);
});

test('a word that no page has', () => {
  expect(check([], [{...sunscreen, means: 'sunblok'}])).toEqual([
    `src/data/searchWords.ts, otherWords, entry 1 'sunscreen': means is "sunblok", expected words that a page has; did you mean sunblock?`,
  ]);
});

test('the same word twice, in another form', () => {
  const otherWords = [{words: ['the Medics'], means: 'boots'}];
  expect(checkWordsTwice({askedFor: [directions], otherWords})).toEqual([
    `src/data/searchWords.ts, otherWords, entry 1 'the Medics': words has "the Medics", expected each once, and it is the same as 'medic' of src/data/searchWords.ts, askedFor, entry 1 'first aid'`,
  ]);
});

describe('the words in the index', () => {
  const words = {askedFor: [directions], otherWords: [sunscreen]};

  test('go to their places', () => {
    expect(addWords(words, index, '')).toEqual({
      year: '2025',
      records: [{...index.records[0], asked: [['first aid', 'medic']]}, index.records[1]],
      means: {sunscreen: 'sunblock'},
    });
  });

  test('of a kept year go to its own, where it has them', () => {
    const old = {year: '2024', records: [record('/2024/setup/#safety'), record('/2024/setup/')]};
    expect(addWords(words, old, '/2024').records.map(({asked}) => asked)).toEqual([
      [['first aid', 'medic']],
      undefined,
    ]);
  });
});
