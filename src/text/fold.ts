/** A text as people type it in a hurry: no capitals, accents or punctuation; single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same without spaces, so that 'bootyjuice' and 'Booty Juice' are alike. */
export const squeeze = (text: string) => fold(text).replaceAll(' ', '');
