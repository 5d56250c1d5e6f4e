/** 3/8, or with what is whole before it: 1 1/2. */
export interface FractionParts {
  whole?: string;
  top: string;
  bottom: string;
}

/** A piece of text, or a fraction in it. */
export type Piece = string | FractionParts;

/**
 * Splits a text at its fractions: '1 1/2" bolt' is 1 1/2 and '" bolt'. Only sizes in inches count, so
 * that dates and the like stay as they are.
 */
export function splitFractions(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/(?:(\d+) )?(\d+)\/(\d+)(?=["”])/g)) {
    const [, whole, top = '', bottom = ''] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(whole ? {whole, top, bottom} : {top, bottom});
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
