import {amountText} from './amount';
import {countText, hardwareName} from '../model/hardwareText';
import {type Joined, fastenings} from '../model/fastenings';
import type {HardwareTotal} from './hardwareTotals';
import {crewName, crewIds} from '../model/names';
import {FASTENINGS, SEE_FASTENINGS} from './fastenings';
import {type Entry, TOGETHER} from './shoppingGroups';
import {totals} from './totals';
import type {ToolTotal} from './toolTotals';
import type {CrewId, Figures, Place} from '../model/types';

/** The fewest fastenings: between the panels of a crew, or of every crew and of two. */
function fasteningEntries(panels: readonly Joined[], crew?: CrewId): Entry[] {
  const {own, between, all} = fastenings(panels);
  const entry = (item: string, count: number) => ({
    group: FASTENINGS,
    item,
    amount: `at least about ${count}, before spares`,
  });
  const ofCrews = own
    .filter((one) => !crew || one.crew === crew)
    .map((one) => entry(`panels of the ${crewName(one.crew)}`, one.count));
  if (crew || ofCrews.length === 0) return ofCrews;
  return [...ofCrews, entry('panels of two crews', between), entry(TOGETHER, all)];
}

/** The panels of a crew, section by section; how many each crew has for the whole build. */
function panelEntries({hanging}: Figures, crew?: CrewId): Entry[] {
  const entry = (item: string, names: readonly string[]) => ({
    group: 'panels' as const,
    item,
    amount: String(names.length),
  });
  const panelsOf = (id: CrewId) => hanging.flatMap((one) => (one.crew === id ? one.panels : []));
  if (crew) {
    return hanging
      .filter((one) => one.crew === crew)
      .map(({section, panels}) => entry(`${section}: ${panels.join(', ')}`, panels));
  }
  const crews = crewIds.filter((id) => panelsOf(id).length > 0);
  const all = crews.flatMap(panelsOf);
  return [
    ...crews.map((id) => entry(crewName(id), panelsOf(id))),
    ...(crews.length > 0 ? [entry(TOGETHER, all)] : []),
  ];
}

/** How many of a tool: as listed for one crew, for more crews each that number. */
function toolEntry({tool, crews}: ToolTotal, crew?: CrewId): Entry {
  const [, number, item = ''] = /^(?:(\d+) )?(.*)$/.exec(tool) ?? [];
  const uncounted = crew ? 'yes' : `for ${crews.length} ${crews.length === 1 ? 'crew' : 'crews'}`;
  const amount = number ? String(Number(number) * crews.length) : uncounted;
  return {group: 'tools', item, amount};
}

/** 'many' stays a word, and leads to the floor where panels give one. */
function hardwareAmount({amount}: HardwareTotal, floor: readonly Entry[]): string {
  const hint = amount.uncounted === 'many' && floor.length > 0 ? `, ${SEE_FASTENINGS}` : '';
  return `${amountText(amount)}${hint}`;
}

interface Wanted {
  place: Place;
  /** One crew alone; the whole build, without the parts, when not given. */
  crew?: CrewId;
  /** Of the year's panel map. */
  panels: readonly Joined[];
}

/** What to buy and to bring for one place, in no order of the groups. */
export function entriesOf(figures: Figures, {place, crew, panels}: Wanted): Entry[] {
  const {hardware, tools, parts, people, gear} = totals(figures, {place, crew});
  const floor = fasteningEntries(panels, crew);
  const peaks = people.peaks.map(({crew: id, people: count}) => ({
    group: 'people at the peak' as const,
    item: crewName(id),
    amount: countText(count),
  }));
  const sum = {group: 'people at the peak' as const, item: TOGETHER};
  return [
    ...peaks,
    ...(!crew && people.sum ? [{...sum, amount: countText(people.sum)}] : []),
    ...gear.map(({item, people: count}) => ({
      group: 'for everybody' as const,
      item,
      amount: `for at least ${countText(count)} people`,
    })),
    ...floor,
    ...hardware.map((total) => ({
      group: total.group,
      item: `${hardwareName(total.hardware)}${total.hardware.with ? `, each with ${total.hardware.with}` : ''}`,
      amount: hardwareAmount(total, floor),
    })),
    ...tools.map((tool) => toolEntry(tool, crew)),
    // 'platform' means another thing to each crew, so parts are not put together.
    ...(crew ? parts.map((item) => ({group: 'parts' as const, item, amount: 'yes'})) : []),
    ...panelEntries(figures, crew),
  ];
}
