/** A piece of text, or a fraction in it. */
export type Piece = string | {top: string; bottom: string};

/**
 * Splits a text at its fractions: '1 1/2" bolt' is '1 ', 1/2 and '" bolt'. Only sizes in inches count,
 * so that dates and the like stay as they are.
 */
export function splitFractions(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/(\d+)\/(\d+)(?=["”])/g)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({top: match[1] ?? '', bottom: match[2] ?? ''});
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
