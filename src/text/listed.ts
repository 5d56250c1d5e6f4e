const joined = (words: readonly string[], last: string): string =>
  words.length > 2
    ? `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`
    : words.join(` ${last} `);

/**
 * Words as they are said one after the other: 'a', 'a and b', 'a, b, and c'; '' for none. Not by
 * Intl.ListFormat, whose tables cost a phone 0.1 s before the page answers.
 */
export const listed = (words: readonly string[]): string => joined(words, 'and');

/** The same for what is chosen from: 'a', 'a or b', 'a, b, or c'. */
export const either = (words: readonly string[]): string => joined(words, 'or');
