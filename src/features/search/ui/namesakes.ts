import {crews} from '@site/src/features/guide/model/crews';
import type {Alike} from './alike';
import type {Twins} from './groups';

/** Results of one name that say different things of different crews: shown below their name. */
export interface Namesakes {
  title: string;
  rows: Twins[];
}

type Row = Twins | Alike;

const names: readonly string[] = crews.map(({name}) => name);

/** What a crew has, by itself or below a heading with its name. A crew's name is no name of what two have. */
const isCrews = (row: Row): row is Twins =>
  'best' in row &&
  !names.includes(row.best.record.title) &&
  (row.best.record.crew !== undefined ||
    (row.best.record.trail ?? []).some((heading) => names.includes(heading)));

/** Rows in their order, those of one name at the place of the first of them. */
export function byName(all: readonly Row[]): (Row | Namesakes)[] {
  return all.flatMap((row): (Row | Namesakes)[] => {
    if (!isCrews(row)) return [row];
    const {title} = row.best.record;
    const rows = all.filter(isCrews).filter(({best}) => best.record.title === title);
    if (rows.length < 2) return [row];
    return rows[0] === row ? [{title, rows}] : [];
  });
}
