/** What a row is of, and what it says. */
export type TableRow = readonly [what: string, is: string];

/** So few points are a sentence or two. */
const FEW = 3;

/** The rows of a table that is said in one line, 'bolt: wrench · bolt: wrench'; none where it is no table. */
export function tableOf(said: string): TableRow[] {
  const points = said.split(' · ');
  const rows = points.flatMap((point): TableRow[] => {
    const [, what, is] = /^([^:]+): ([^:]+)$/.exec(point) ?? [];
    return what && is ? [[what, is]] : [];
  });
  return rows.length >= FEW && rows.length === points.length ? rows : [];
}
