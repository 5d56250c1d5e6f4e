/** A fraction within a text; `text` is how it is written and searched for: '3/8'. */
export interface Fraction {
  text: string;
  top: string;
  bottom: string;
}

/**
 * Splits a text into plain pieces and the fractions of an inch in it, in their order. Joined again
 * (`text` for a fraction) the pieces are the text, so '3/8' stays findable as it was typed.
 */
export function fraction(text: string): (string | Fraction)[] {
  return text
    .split(/\b(\d{1,2}\/(?:2|4|8|16|32))\b/)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const [top = '', bottom = ''] = piece.split('/');
      return {text: piece, top, bottom};
    })
    .filter((piece) => piece !== '');
}
