import {terms} from '../../../../features/search/build';
import {nearest} from '../../schemas/suggest';
import {isFrozen, type Mistake, type Passage} from '../passage';

const WORDS = 'src/data/searchWords.ts';

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
          write: nearest(lost, [...known]) ?? 'a word that the pages have',
          why: 'the search would look for it in vain',
        },
      ];
    });
}
