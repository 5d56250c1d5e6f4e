/**
 * A length or thickness for sorting.
 * @param text such as 1 1/2" or 8"
 * @returns inches; infinity for words such as 'short', so that they come last
 */
export function inches(text = ''): number {
  const found = /^(?:(\d+)(?: |"|$))?(?:(\d+)\/(\d+))?/.exec(text);
  const [, whole, top, bottom] = found ?? [];
  if (!whole && !top) return Infinity;
  return Number(whole ?? 0) + (top ? Number(top) / Number(bottom) : 0);
}
