import {amountText} from './amount';
import {countText} from '../model/countText';
import type {Joined} from '../model/fastenings';
import type {HardwareTotal} from './hardwareTotals';
import {hardwareName} from '../model/hardwareText';
import {crewName} from '../model/names';
import type {Entry} from './shoppingGroups';
import {fasteningEntries, panelEntries} from './shoppingPanels';
import {totals} from './totals';
import type {ToolTotal} from './toolTotals';
import type {CrewId, Figures, Place} from '../model/types';

/** How many of a tool: as listed for one crew, for more crews each that number. */
function toolEntry({tool, crews}: ToolTotal, crew?: CrewId): Entry {
  const [, number, item = ''] = /^(?:(\d+) )?(.*)$/.exec(tool) ?? [];
  const uncounted = crew ? 'yes' : `for ${crews.length} ${crews.length === 1 ? 'crew' : 'crews'}`;
  const amount = number ? String(Number(number) * crews.length) : uncounted;
  return {group: 'tools', item, amount};
}

/** 'many' stays a word, and leads to the floor where panels give one. */
function hardwareAmount({amount}: HardwareTotal, floor: readonly Entry[]): string {
  const hint = amount.uncounted === 'many' && floor.length > 0 ? ', see fastenings' : '';
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
  const sum = {group: 'people at the peak' as const, item: 'all crews together'};
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
