import {amountText} from './amount';
import {countText} from './countText';
import {hardwareName} from './hardwareText';
import {crewIds, crewName} from './names';
import {totals} from './totals';
import type {ToolTotal} from './toolTotals';
import type {CrewId, Figures, Place} from './types';

const groups = [
  'people at the peak',
  'bolts',
  'screws',
  'nuts and washers',
  'zip ties',
  'sets',
  'tools',
  'parts',
] as const;

export type ShoppingGroup = (typeof groups)[number];

/** A line of the list of what to buy and bring: how much in each place, empty where not needed. */
export interface ShoppingRow {
  group: ShoppingGroup;
  item: string;
  brc: string;
  street: string;
}

interface Entry {
  group: ShoppingGroup;
  item: string;
  amount: string;
}

/** How many of a tool: as listed for one crew, for more crews each that number. */
function toolEntry({tool, crews}: ToolTotal, crew?: CrewId): Entry {
  const [, number, item = ''] = /^(?:(\d+) )?(.*)$/.exec(tool) ?? [];
  const uncounted = crew ? 'yes' : `for ${crews.length} ${crews.length === 1 ? 'crew' : 'crews'}`;
  const amount = number ? String(Number(number) * crews.length) : uncounted;
  return {group: 'tools', item, amount};
}

function entriesOf(figures: Figures, place: Place, crew?: CrewId): Entry[] {
  const {hardware, tools, parts, people} = totals(figures, {place, crew});
  const peaks = people.peaks.map(({crew: id, people: count}) => ({
    group: 'people at the peak' as const,
    item: crewName(id),
    amount: countText(count),
  }));
  const sum = {group: 'people at the peak' as const, item: 'all crews together'};
  return [
    ...peaks,
    ...(!crew && people.sum ? [{...sum, amount: countText(people.sum)}] : []),
    ...hardware.map(({group, hardware: sort, amount}) => ({
      group,
      item: `${hardwareName(sort)}${sort.with ? `, each with ${sort.with}` : ''}`,
      amount: amountText(amount),
    })),
    ...tools.map((tool) => toolEntry(tool, crew)),
    // 'platform' means another thing to each crew, so parts are not put together.
    ...(crew ? parts.map((item) => ({group: 'parts' as const, item, amount: 'yes'})) : []),
  ];
}

/**
 * What to buy and to bring, both places side by side.
 * @param crew one crew alone; the whole build, without the parts, when not given
 */
export function shoppingRows(figures: Figures, crew?: CrewId): ShoppingRow[] {
  const rows = new Map<string, ShoppingRow>();
  for (const place of ['brc', 'street'] as const) {
    for (const {group, item, amount} of entriesOf(figures, place, crew)) {
      const key = `${group} ${item}`;
      const row = rows.get(key) ?? {group, item, brc: '', street: ''};
      rows.set(key, {...row, [place]: amount});
    }
  }
  return [...rows.values()].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}

const WHOLE = 'Whole build';

/** The whole build and then every crew that needs something, each with its rows. */
function parts(figures: Figures) {
  return [undefined, ...crewIds]
    .map((crew) => ({
      title: crew ? crewName(crew) : WHOLE,
      rows: shoppingRows(figures, crew),
    }))
    .filter(({rows}) => rows.length > 0);
}

function line({group, item, brc, street}: ShoppingRow): string {
  const amount =
    brc === street ? brc : `Black Rock City ${brc || 'none'}; street ${street || 'none'}`;
  return `- ${group}: ${item}: ${amount}`;
}

/** The list as plain text for a message: a heading for the whole build and for every crew. */
export function shoppingText(figures: Figures): string {
  return parts(figures)
    .map(({title, rows}) => [title, ...rows.map(line)].join('\n'))
    .join('\n\n');
}

/** The list as a table, first row the headings. */
export function shoppingTable(figures: Figures): string[][] {
  return [
    ['for', 'kind', 'what', 'Black Rock City', 'street'],
    ...parts(figures).flatMap(({title, rows}) =>
      rows.map(({group, item, brc, street}) => [title, group, item, brc, street]),
    ),
  ];
}
