import {terms} from '../../../../features/search/build';
import {nearest} from '../../schemas/suggest';
import {isFrozen, type Mistake, type Passage} from '../passage';

const WORDS = 'src/data/searchWords.ts';

const letters = (word: string) => [...word].sort().join('');

/** Of swapped letters the word with the same ones is meant, and not one that is as near. */
const meantBy = (word: string, known: readonly string[]) =>
  known.find((one) => letters(one) === letters(word)) ?? nearest(word, known);

/** Other words for things, for the search, mean words that are written somewhere. */
export function otherWords(passages: readonly Passage[]): Mistake[] {
  const written = passages.filter((one) => one.file !== WORDS && !isFrozen(one));
  const known = new Set(written.flatMap(({text}) => terms(text)));
  return passages
    .filter(({file, key}) => file === WORDS && key === 'means')
    .flatMap(({file, line, text}) => {
      const lost = terms(text).find((term) => !known.has(term));
      if (lost === undefined) return [];
      return [
        {
          file,
          line,
          rule: 'words',
          found: `means: "${text}", and no page says "${lost}"`,
          write: meantBy(lost, [...known]) ?? 'a word that the pages have',
          why: 'the search would look for it in vain',
        },
      ];
    });
}
