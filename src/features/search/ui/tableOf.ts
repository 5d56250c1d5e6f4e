/** What a row is of, and what it says. */
export type TableRow = readonly [what: string, is: string];

/** So few points are a sentence or two. */
const FEW = 3;

/** The rows of a table that is said in one line, 'bolt: wrench · bolt: wrench'; none where it is no table. */
export function tableOf(said: string): TableRow[] {
  const rows = said.split(' · ').flatMap((row) => {
    const [, what, is] = /^([^:]+): ([^:]+)$/.exec(row) ?? [];
    return what && is ? ([[what, is]] as const) : ([[row, '']] as const);
  });
  return rows.length >= FEW && rows.every(([, is]) => is) ? rows : [];
}
