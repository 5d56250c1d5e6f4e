import {telling} from '../engine/telling';
import {cleaned, tokens, type Token} from '../engine/terms';

/** What somebody typed, without small words: each word and code as it is compared. */
export const saidIn = (typed: string): Token[] => telling(tokens(cleaned(typed)));

/** Words and codes as one name: '17 d' and 'panel 17D' are 17d. */
export const nameIn = (said: readonly Token[], without: RegExp): string =>
  said
    .map(({term}) => term)
    .filter((term) => !without.test(term))
    .join('');
