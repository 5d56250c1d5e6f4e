import {isDeepStrictEqual} from 'node:util';
import type {Season} from '../../src/data/schema';
import {nightsOf} from '../../src/lib/dates';
import type {Change} from './change';
import type {Project} from './project';
import {Refusal} from './refusal';
import type {Wish} from './wish';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * The new season's record: what is known, and null for what is still to come.
 * @param place the name of its place in src/data/places.ts
 */
export function seasonFile({year, from, to, theme}: Wish, place: string): string {
  return `import {${place}} from '../places';
import type {Season} from '../schema';

export const season${year}: Season = {
  year: ${year},
${theme ? `  theme: ${quoted(theme)},\n` : ''}  start: '${from}',
  end: '${to}',
  nights: ${nightsOf({start: from, end: to})},
  place: ${place},
  // null: still to come. The pages say so, and the build lists it.
  ticketsUrl: null,
  applyUrl: null,
  packingListUrl: null,
  schedule: null,
};
`;
}

/** @param years of all seasons, the newest first */
export function seasonsFile(years: number[]): string {
  const imports = [...years].reverse().map((year) => `import {season${year}} from './${year}';\n`);
  return `/** Every season on record, the newest first. \`npm run season\` writes this file. */
import type {Season} from '../schema';
${imports.join('')}
export const seasons: [Season, Season, ...Season[]] = [${years.map((year) => `season${year}`).join(', ')}];
`;
}

/**
 * Replaces the one place in a file that a new season changes.
 * @throws a Refusal when the file has no such place
 */
export function replaced(file: string, text: string, place: RegExp, by: string): string {
  if (place.test(text)) return text.replace(place, by);
  throw new Refusal([`${file}: nothing in it looks like ${place.source}, so it cannot be changed`]);
}

async function placeName(project: Project, {place}: Season): Promise<string> {
  const places = Object.entries(await project.load('src/data/places.ts'));
  const name = places.find(([, known]) => isDeepStrictEqual(known, place))?.[0];
  if (name) return name;
  throw new Refusal([`src/data/places.ts: ${place.name} is not in it: move it there first`]);
}

/**
 * All that beginning the new season writes.
 * @param seasons those on record, the newest first
 * @throws a Refusal when a file is not as expected
 */
export async function begin(project: Project, wish: Wish, seasons: Season[]): Promise<Change[]> {
  const [old, ...older] = seasons as [Season, ...Season[]];
  const edit = (file: string, why: string, place: RegExp, by: string): Change => ({
    file,
    why,
    text: replaced(file, project.read(file), place, by),
  });
  return [
    {
      file: `src/data/seasons/${wish.year}.ts`,
      why: 'the season: dates, and what is still to come',
      text: seasonFile(wish, await placeName(project, old)),
    },
    {
      file: 'src/data/seasons/index.ts',
      why: `${wish.year} is this season, ${old.year} the one before`,
      text: seasonsFile([wish.year, old.year, ...older.map(({year}) => year)]),
    },
    edit(
      'src/data/lineup.ts',
      'nobody is booked yet',
      /(export const lineup\b[^=]*= )\[[\s\S]*\n\]/,
      '$1[]',
    ),
    edit(
      'docs/setup/figures/index.ts',
      `the guide is that of ${wish.year}`,
      new RegExp(`\\byear: ${old.year},`),
      `year: ${wish.year},`,
    ),
    edit(
      'docs/setup/between-years.mdx',
      `compares ${old.year} with ${wish.year}`,
      /version-\d{4}\//,
      `version-${old.year}/`,
    ),
  ];
}
