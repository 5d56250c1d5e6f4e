import type {AskedFor, OtherWord} from '../../../data/schema';
import type {SearchIndex} from '../engine/types';

/** Other words for things, as src/data/searchWords.ts has them. */
export interface SearchWords {
  askedFor: readonly AskedFor[];
  otherWords: readonly OtherWord[];
}

/**
 * Puts other words for things into an index.
 * @param root where its pages begin: '/2024', or nothing for this season's; what a kept year does
 *   not have is left out there
 */
export function addWords(
  {askedFor, otherWords}: SearchWords,
  {year, records}: SearchIndex,
  root: string,
): SearchIndex {
  const wordsFor = (url: string) =>
    askedFor.filter(({to}) => `${root}${to}` === url).map(({words}) => words);
  return {
    year,
    records: records.map((record) => {
      const asked = wordsFor(record.url);
      return asked.length > 0 ? {...record, asked} : record;
    }),
    means: Object.fromEntries(
      otherWords.flatMap(({words, means}) => words.map((word) => [word, means])),
    ),
  };
}
