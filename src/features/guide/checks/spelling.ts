import leven from 'leven';

/** Longer than any bolt or board, in inches. */
const LONGEST = 24;
const INCHES = /^(?:(\d+) )?(?:(\d+)\/(2|4|8|16|32)|(\d+))"$/;
const asSize = 'inches such as 1/2", 1 1/2" or 4", with a straight "';

/** A measure in inches; undefined for what is none. */
function inchesOf(text: string): number | undefined {
  const [found, whole = '0', above = '0', below = '1', alone = '0'] = INCHES.exec(text) ?? [];
  const isProper = above === '0' || Number(above) < Number(below);
  return found && isProper
    ? Number(whole) + Number(above) / Number(below) + Number(alone)
    : undefined;
}

const letters = (word: string) => [...word].sort().join('');

/** A known word that differs in one letter, in two of a long word, or in the order of its letters. */
const meantBy = (word: string, known: readonly string[]) =>
  known.find(
    (one) => letters(one) === letters(word) || leven(one, word) <= (word.length > 5 ? 2 : 1),
  );

/**
 * @param known words as they are spelled, among them what is meant
 * @returns a line for a word that is spelled like one of these; none for one of them, or a new one
 */
export function misspelt(field: string, found: string, known: readonly string[]): string[] {
  const meant = known.includes(found) ? undefined : meantBy(found, known);
  return meant
    ? [
        `${field} is "${found}"; did you mean ${meant}? If it is a new one, add it in src/features/guide/checks/checkKnown.ts`,
      ]
    : [];
}

/**
 * Several sizes may be told: '1/2" and 3/8"'.
 * @param words what may stand there besides inches, such as 'assorted'
 * @returns a line for each size that is none
 */
export function wrongSize(field: string, found: string, words: readonly string[]): string[] {
  return found.split(/ (?:and|or) /).flatMap((size) => {
    const inches = inchesOf(size);
    if (inches !== undefined)
      return inches > LONGEST ? [`${field} is ${size}, expected at most ${LONGEST}"`] : [];
    if (words.includes(size)) return [];
    if (/\d/.test(size)) return [`${field} is ${size}, expected ${asSize}`];
    return misspelt(field, size, words);
  });
}
