/**
 * The first size in inches of a text: 0.75 for '3/4" or 19 mm', 1.5 for '1 1/2"', 1 for '1"'.
 * @param without what words such as 'short' count as
 * @throws when the text names no size, and nothing is said for that
 */
export function inches(text = '', without?: number): number {
  const [, whole = '0', over, under] =
    /(?:(\d+)[ -])?(\d+)\/(\d+)"/.exec(text) ?? /(\d+)"/.exec(text) ?? [];
  if (over && under) return Number(whole) + Number(over) / Number(under);
  if (whole !== '0') return Number(whole);
  if (without !== undefined) return without;
  throw new Error(`"${text}" names no size in inches, such as 3/4"`);
}
