import {crewIds} from '../model/names';
import type {PanelFile} from '../model/panelFile';
import type {CrewId} from '../model/types';
import {typedNames} from './typedNames';
import type {PanelLabel} from './types';

/** Whose labels are printed. */
export interface LabelChoice {
  crews: readonly CrewId[];
  sections: readonly string[];
  /** Names of panels as somebody typed them. */
  typed: string;
}

export const NOTHING: LabelChoice = {crews: [], sections: [], typed: ''};

/** In characters: more than the names of all panels. */
export const LONGEST = 1000;

/** The sections of these panels, in the order of the alphabet. */
export const sectionsOf = ({panels}: PanelFile) =>
  [...new Set(panels.map(({section}) => section))].sort();

/**
 * Reads a choice from the query of an address: ?crew=party-crew&section=Belly,Rack&panels=17D.
 * Anybody can type one, so what is unknown counts as nothing.
 */
export function readChoice(search: string, map: PanelFile): LabelChoice {
  const query = new URLSearchParams(search);
  const list = (key: string) => (query.get(key) ?? '').split(',');
  return {
    crews: crewIds.filter((id) => list('crew').includes(id)),
    sections: sectionsOf(map).filter((section) => list('section').includes(section)),
    typed: (query.get('panels') ?? '').slice(0, LONGEST),
  };
}

/** The address of a choice. What else the query of the present one says stays in it. */
export function addressOf({crews, sections, typed}: LabelChoice, present: string): string {
  const url = new URL(present);
  const query = {crew: crews.join(','), section: sections.join(','), panels: typed};
  for (const [key, value] of Object.entries(query)) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  return url.href;
}

/**
 * The labels of a choice, one for each edge that has a neighbor, in the order of the panels. Crews
 * and sections narrow each other down; typed names come on top.
 * @returns the labels, and what was typed but is no panel's name
 */
export function labelsFor({crews, sections, typed}: LabelChoice, {panels}: PanelFile) {
  const {found, unknown} = typedNames(typed, new Set(panels.map(({name}) => name)));
  const inGroup = panels.filter(
    ({crew, section}) =>
      crews.length + sections.length > 0 &&
      (crews.length === 0 || crews.includes(crew)) &&
      (sections.length === 0 || sections.includes(section)),
  );
  const labels = panels
    .filter((panel) => found.has(panel.name) || inGroup.includes(panel))
    .flatMap((panel) => panel.neighbours.map((neighbor): PanelLabel => ({panel, neighbor})));
  return {labels, unknown};
}
