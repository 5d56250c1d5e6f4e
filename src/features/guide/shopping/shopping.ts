import type {Joined} from '../model/fastenings';
import {crewIds, crewName} from '../model/names';
import {entriesOf} from './shoppingEntries';
import {shoppingGroups, type ShoppingGroup} from './shoppingGroups';
import type {CrewId, Figures} from '../model/types';

/** A line of the list of what to buy and bring: how much in each place, empty where not needed. */
export interface ShoppingRow {
  group: ShoppingGroup;
  item: string;
  brc: string;
  street: string;
}

/**
 * What to buy and to bring, both places side by side.
 * @param crew one crew alone; the whole build, without the parts, when not given
 * @param panels of the year's panel map, whose edges say how many fastenings there are at least
 */
export function shoppingRows(
  figures: Figures,
  crew?: CrewId,
  panels: readonly Joined[] = [],
): ShoppingRow[] {
  const rows = new Map<string, ShoppingRow>();
  for (const place of ['brc', 'street'] as const) {
    for (const {group, item, amount} of entriesOf(figures, {place, crew, panels})) {
      const key = `${group} ${item}`;
      const row = rows.get(key) ?? {group, item, brc: '', street: ''};
      rows.set(key, {...row, [place]: amount});
    }
  }
  return [...rows.values()].sort(
    (a, b) => shoppingGroups.indexOf(a.group) - shoppingGroups.indexOf(b.group),
  );
}

const WHOLE = 'Whole build';

/** The whole build and then every crew that needs something, each with its rows. */
function parts(figures: Figures, panels?: readonly Joined[]) {
  return [undefined, ...crewIds]
    .map((crew) => ({
      title: crew ? crewName(crew) : WHOLE,
      rows: shoppingRows(figures, crew, panels),
    }))
    .filter(({rows}) => rows.length > 0);
}

function line({group, item, brc, street}: ShoppingRow): string {
  const amount =
    brc === street ? brc : `Black Rock City ${brc || 'none'}; street ${street || 'none'}`;
  return `- ${group}: ${item}: ${amount}`;
}

/** The list as plain text for a message: a heading for the whole build and for every crew. */
export function shoppingText(figures: Figures, panels?: readonly Joined[]): string {
  return parts(figures, panels)
    .map(({title, rows}) => [title, ...rows.map(line)].join('\n'))
    .join('\n\n');
}

/** The list as a table, first row the headings. */
export function shoppingTable(figures: Figures, panels?: readonly Joined[]): string[][] {
  return [
    ['for', 'kind', 'what', 'Black Rock City', 'street'],
    ...parts(figures, panels).flatMap(({title, rows}) =>
      rows.map(({group, item, brc, street}) => [title, group, item, brc, street]),
    ),
  ];
}
