/**
 * How wide a line of text becomes, without a browser: the pictures drawn from data must come out
 * the same in the built page and in the visitor's browser, before any font has arrived.
 */

/** A table of advance widths in em, each rounded up to the next 0.05, so that sums err to the wide side. */
type Widths = readonly (readonly [em: number, characters: string])[];

/** Measured from the font files in use (Latin, weight 400). */
const fonts = {
  body: [
    [0.25, "'.,:;|l"],
    [0.3, 'j`i !()'],
    [0.35, '"f[]{}tr'],
    [0.4, '-/\\_'],
    [0.45, '1Iy*v'],
    [0.5, 'zxskc'],
    [0.55, '7J?auLehnF2'],
    [0.6, '^o<>~TgdbpEq35V$YS69'],
    [0.65, 'P+=Z48RBXAK0'],
    [0.7, 'w#CDNHU'],
    [0.75, '&GO'],
    [0.85, 'Q@MWm'],
  ],
  display: [
    [0.25, "`iljI'"],
    [0.3, '.,|!:; ^'],
    [0.4, '1()[]f'],
    [0.45, '"rJt'],
    [0.5, '~${}<>z&+/\\'],
    [0.55, '7cse-xv=k'],
    [0.6, '#FhnuLy2TEo53Z*b_'],
    [0.65, 'V?dagqXpS698YK@4CO0P'],
    [0.7, 'RDGBAU%HN'],
    [0.8, 'wmQ'],
    [0.85, 'MWO'],
  ],
} satisfies Record<string, Widths>;

export type FontName = keyof typeof fonts;

/** For characters of no table: as wide as the widest letter. */
const WIDEST = 0.95;

/**
 * The width of one line in em (times the font size gives the width in its unit), never less than
 * what the font draws.
 */
export function textWidth(text: string, font: FontName): number {
  const widths: Widths = fonts[font];
  return [...text].reduce(
    (sum, character) =>
      sum + (widths.find(([, characters]) => characters.includes(character))?.[0] ?? WIDEST),
    0,
  );
}
