import type {CrewId} from './types';

export interface CrewInfo {
  id: CrewId;
  name: string;
  /** Heading while only this crew's sections are shown (specification, 'Setup Guide'). */
  edition: string;
  /** Panels and gear carry this colour, never without the crew's name beside it. */
  colour?: 'red' | 'green' | 'blue' | 'orange';
}

export const crews: CrewInfo[] = [
  {id: 'setup-lead', name: 'Setup Lead', edition: 'Setup Lead Edition'},
  {id: 'party-crew', name: 'Party Crew', edition: 'Party Crew Edition', colour: 'red'},
  {id: 'business-crew', name: 'Business Crew', edition: 'Business Crew Edition', colour: 'green'},
  {
    id: 'head-and-hind-crew',
    name: 'Head & Hind Crew',
    edition: 'Head & Hind Crew Edition',
    colour: 'blue',
  },
  {id: 'tech-crew', name: 'Tech', edition: 'Tech Edition', colour: 'orange'},
];

/**
 * The class of src/css/base.css that gives what is in it the color of a crew: `--crew`, `--crew-ink`,
 * `--crew-tint`. The Setup Lead, whom no gear belongs to, has gold with ink.
 */
export const crewClass = (id: CrewId): string =>
  `crew-${crews.find((crew) => crew.id === id)?.colour ?? 'gold'}`;

/** The crews that have a table of their own, and so a kit (facts: 'setting up for setup'). */
export const kitCrews = crews.filter(({id}) =>
  ['party-crew', 'business-crew', 'head-and-hind-crew'].includes(id),
);

/** The hash that shows all crews again. */
export const ALL_CREWS = 'all-crews';

/** The id of a crew's own part while its edition is shown; the crew's id is that of the edition. */
export const partOf = (crew: string) => `${crew}-part`;

/** The crew whose section an id stands in: 'party-crew-dj-platform' is the Party Crew's. */
export function crewOf(id: string): CrewId | undefined {
  return crews.find((crew) => id === crew.id || id.startsWith(`${crew.id}-`))?.id;
}

/** The crew whose part or list begins with a heading of this id: 'party-crew', 'down-party-crew'. */
export function crewHeaded(id: string): CrewId | undefined {
  return crews.find((crew) => id === crew.id || id.endsWith(`-${crew.id}`))?.id;
}

/**
 * The edition to show for a hash: a crew's id shows that crew, as its part's does; a heading of a hidden crew switches
 * to that crew; a heading that is visible changes nothing; anything unknown shows all crews.
 * @param hash without the '#'
 * @param shown the crew that is shown, or 'all'
 * @param exists whether the page has an element of that id
 */
export function editionFor(
  hash: string,
  shown: CrewId | 'all',
  exists: (id: string) => boolean,
): CrewId | 'all' {
  const crew = crewOf(hash);
  if (crew && [crew, partOf(crew)].includes(hash)) return crew;
  if (!hash || hash === ALL_CREWS || !exists(hash)) return 'all';
  return crew && shown !== 'all' ? crew : shown;
}
