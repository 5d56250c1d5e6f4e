/** Each way in which an amount says more than a number: the number, and the rest as a note. */
const WORDED: [RegExp, number: string, note: string][] = [
  [/^for at least (.+) people$/, '$1', 'at least, one for everybody at the peak'],
  [/^at least (about .+), (before spares)$/, '$1', 'at least, $2'],
  [/^(.*many), (see fastenings)$/, '$1', '$2'],
  [/^(for .+)$/, '', '$1'],
];

/**
 * An amount for a column of numbers, and the words around it for the line below the thing. The number
 * is empty where the words have none: 'for 3 crews'.
 */
export function inColumn(amount: string): {number: string; note?: string} {
  const worded = WORDED.find(([pattern]) => pattern.test(amount));
  if (!worded) return {number: amount};
  const [pattern, number, note] = worded;
  return {number: amount.replace(pattern, number), note: amount.replace(pattern, note)};
}
