/** The aisles of a hardware shop, in the order of the list, with what the kinds in them are called. */
const rules = [
  ['bolts', /^(?!lag ).*\bbolt$/],
  ['nuts, washers, sets', /\b(nut|washers?|set)\b/],
  ['screws', /\b(screw|lag bolt)$/],
  ['zip ties', /\btie$/],
] as const;

/** Where a kind lies that no rule knows: seen, never left out. */
const OTHER = 'other hardware';

export type Aisle = (typeof rules)[number][0] | typeof OTHER;

export const aisles: readonly Aisle[] = [...rules.map(([aisle]) => aisle), OTHER];

/** The aisle in which a kind of hardware lies: 'shelf bolt' with the bolts. */
export const aisleOf = (kind: string): Aisle =>
  rules.find(([, words]) => words.test(kind))?.[0] ?? OTHER;
