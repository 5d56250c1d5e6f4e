import {tokens} from '../engine/terms';

/** A stretch of text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The text of all pieces. */
export const textOf = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');

/** Splits a text at the words that were found in it. */
export function marked(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (to: number, isFound: boolean) => {
    if (to > at) pieces.push({text: text.slice(at, to), marked: isFound});
    at = to;
  };
  for (const {term, start, end} of tokens(text)) {
    if (!found.has(term)) continue;
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return pieces;
}

/**
 * The same in which no line ends within a length or a bolt's two, nor between a panel's name and the one that
 * follows or a size and the word that was found behind it, and none begins with a dot.
 */
export const unbroken = (text: string) =>
  text
    .replace(/(\d'|[\dA-Z]) (?=\d+['½"]|\d+\/\d+")|(\d") $| (?=·)/g, '$1$2\u00a0')
    .replaceAll(' × ', '\u00a0×\u00a0');

/** A row of blocks as one line: a dot between them where no sentence ends. */
export const inOneLine = (text: string) =>
  text.replace(/([^\n]?)\n/g, (_, last: string) => `${last}${/[.:;,!?]/.test(last) ? ' ' : ' · '}`);
