import type {SearchIndex, SearchRecord} from '../engine/types';
import {gistOf} from '../engine/telling';
import {terms} from '../engine/terms';
import {nearest} from '../../../plugins/content/schemas/suggest';
import type {SearchWords} from './addWords';

/** Where an entry stands, in words, as the content checks say it. */
const whereIs = (list: keyof SearchWords, at: number, [word = '']: readonly string[]) =>
  `src/data/searchWords.ts, ${list}, entry ${at + 1} '${word}'`;

/** What was found and expected, and what may have been meant. */
function wrong(field: string, found: string, expected: string, known: readonly string[]): string {
  const meant = nearest(found, known);
  const advice = meant ? `; did you mean ${meant}?` : '';
  return `${field} is "${found}", expected ${expected}${advice}`;
}

const entriesOf = (list: keyof SearchWords, entries: readonly {words: readonly string[]}[]) =>
  entries.map(({words}, at) => ({where: whereIs(list, at, words), words}));

/**
 * Only one place can come first for a word, however it is written. What the data alone say, so it is
 * known before any page is made.
 * @returns a line for each word that two entries have
 */
export function checkWordsTwice({askedFor, otherWords}: SearchWords): string[] {
  const entries = [...entriesOf('askedFor', askedFor), ...entriesOf('otherWords', otherWords)];
  const first = new Map<string, string>();
  return entries.flatMap(({where, words}) =>
    words.flatMap((word) => {
      const before = first.get(gistOf(word));
      if (before === undefined) first.set(gistOf(word), `'${word}' of ${where}`);
      return before === undefined
        ? []
        : [`${where}: words has "${word}", expected each once, and it is the same as ${before}`];
    }),
  );
}

const wordsOn = ({title, names, text, street, brc}: SearchRecord) =>
  terms([title, names, text, street, brc].join('\n'));

/**
 * Checks that other words for things lead to what is there: the last net, after lint has compared them
 * with all that is written. A page may be left out of the search, or not show what its file has.
 * @param index this season's, as it was read from the pages
 * @returns a line for each mistake
 */
export function checkWords(
  {askedFor, otherWords}: SearchWords,
  {records}: Pick<SearchIndex, 'records'>,
): string[] {
  const urls = records.map(({url}) => url);
  const known = [...new Set(records.flatMap(wordsOn))];
  const places = askedFor.map((entry, at) => ({
    ...entry,
    where: whereIs('askedFor', at, entry.words),
  }));
  const things = otherWords.map((entry, at) => ({
    ...entry,
    where: whereIs('otherWords', at, entry.words),
  }));
  return [
    ...places
      .filter(({to}) => !urls.includes(to))
      .map(({where, to}) => `${where}: ${wrong('to', to, 'a place that the search has', urls)}`),
    ...things
      .filter(({means}) => !terms(means).every((term) => known.includes(term)))
      .map(
        ({where, means}) => `${where}: ${wrong('means', means, 'words that a page has', known)}`,
      ),
  ];
}
