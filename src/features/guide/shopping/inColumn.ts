/** Each way in which an amount says more than a number: the number, and the rest as a note. */
const WORDED: [RegExp, number: string, note: string][] = [
  [/^for at least (.+) people$/, '$1', 'at least, one for everybody at the peak'],
  [/^at least (about .+), (before spares)$/, '$1', 'at least, $2'],
  [/^(.*many), (see fastenings)$/, '$1', '$2'],
];

/** Whose number it is stands behind the thing, so that numbers end at the same line. */
const OF_CREWS = /^for (\d+) (crews?)$/;

/** An amount in parts: only the number is there for all. */
interface Column {
  number: string;
  /** Whose number it is: 'for 3 crews'. */
  unit?: string;
  /** The words around it: below the thing. */
  note?: string;
}

/** An amount for a column of numbers. The number is empty where there is none. */
export function inColumn(amount: string): Column {
  const worded = WORDED.find(([pattern]) => pattern.test(amount));
  const number = worded ? amount.replace(worded[0], worded[1]) : amount;
  const note = worded && {note: amount.replace(worded[0], worded[2])};
  const [, figure, unit] = OF_CREWS.exec(number) ?? [];
  return figure && unit
    ? {number: figure, unit: `for ${figure} ${unit}`, ...note}
    : {number, ...note};
}
