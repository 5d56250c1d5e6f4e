import {fastenings, type Joined} from '../model/fastenings';
import {crewIds, crewName} from '../model/names';
import type {Entry} from './shoppingGroups';
import type {CrewId, Figures} from '../model/types';

/** The fewest fastenings: between the panels of a crew, or of every crew and of two. */
export function fasteningEntries(panels: readonly Joined[], crew?: CrewId): Entry[] {
  const {own, between, all} = fastenings(panels);
  const entry = (item: string, count: number) => ({
    group: 'fastenings between panels' as const,
    item,
    amount: `at least about ${count}, before spares`,
  });
  const ofCrews = own
    .filter((one) => !crew || one.crew === crew)
    .map((one) => entry(`panels of the ${crewName(one.crew)}`, one.count));
  if (crew || ofCrews.length === 0) return ofCrews;
  return [...ofCrews, entry('panels of two crews', between), entry('all together', all)];
}

/** The panels of a crew, section by section; how many each crew has for the whole build. */
export function panelEntries({hanging}: Figures, crew?: CrewId): Entry[] {
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
    ...(crews.length > 0 ? [entry('all crews together', all)] : []),
  ];
}
