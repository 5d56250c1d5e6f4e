/** Longer than the words of any result, in characters. */
const LONGEST = 200;

/**
 * The words that a result of the search names in its address, to be marked: ?find=17DEF
 * @param search of the address, with its '?'
 * @returns with commas between them; '' for none
 */
export const wordsToFind = (search: string): string =>
  (new URLSearchParams(search).get('find') ?? '').slice(0, LONGEST);
