/**
 * Words as they are said one after the other: 'a', 'a and b', 'a, b, and c'; '' for none. Not by
 * Intl.ListFormat, whose tables cost a phone 0.1 s before the page answers.
 */
export const listed = (words: readonly string[]): string =>
  words.length > 2 ? `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}` : words.join(' and ');
