import {isDeepStrictEqual} from 'node:util';
import type {Redirect} from '../../src/config/redirects';
import type {Season} from '../../src/data/schema';
import type {Change} from './change';
import type {Project} from './project';
import {UserError} from './userError';
import {listFile, seasonFile, shownFile} from './templates';
import type {SeasonArguments} from './arguments';

/**
 * Replaces the one place in a file that a new season changes.
 * @throws a UserError when the file has no such place
 */
export function replaced(file: string, text: string, place: RegExp, by: string): string {
  if (place.test(text)) return text.replace(place, by);
  throw new UserError([
    `${file}: nothing in it looks like ${place.source}, so it cannot be changed`,
  ]);
}

async function placeName(project: Project, {place}: Season): Promise<string> {
  const places = Object.entries(await project.load('src/data/places.ts'));
  const name = places.find(([, known]) => isDeepStrictEqual(known, place))?.[0];
  if (name) return name;
  throw new UserError([`src/data/places.ts: ${place.name} is not in it: move it there first`]);
}

/** Every short path that a year has had, with those of the year that ends. */
async function printedFile(project: Project): Promise<string> {
  const {redirects} = await project.load('src/config/redirects.ts');
  const now = (redirects as Redirect[]).map(({from}): [string, null] => [from, null]);
  const before = JSON.parse(project.read('src/config/printed.json')) as Record<
    string,
    string | null
  >;
  const all = Object.entries({...Object.fromEntries(now), ...before});
  const sorted = all.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/**
 * All that beginning the new season writes.
 * @param old the season that ends
 * @param years of all seasons on record, the newest first
 * @throws a UserError when a file is not as expected
 */
export async function begin(
  project: Project,
  args: SeasonArguments,
  old: Season,
  years: number[],
): Promise<Change[]> {
  const edit = (file: string, why: string, place: RegExp, by: string): Change => ({
    file,
    why,
    text: replaced(file, project.read(file), place, by),
  });
  return [
    {
      file: `src/data/seasons/${args.year}.ts`,
      why: 'the season: dates, and what is still to come',
      text: seasonFile(args, await placeName(project, old)),
    },
    {
      file: 'src/data/season.ts',
      why: `${args.year} is this season, ${old.year} the one before`,
      text: shownFile(args.year, old.year),
    },
    {
      file: 'src/data/seasons/index.ts',
      why: `${args.year} is on record`,
      text: listFile([args.year, ...years]),
    },
    {
      file: 'src/config/printed.json',
      why: `the short links of ${old.year} are printed: who takes one out says why`,
      text: await printedFile(project),
    },
    edit(
      'src/data/lineup.ts',
      'nobody is booked yet',
      /(export const lineup\b[^=]*= )\[[\s\S]*\](?=;)/,
      '$1[]',
    ),
    edit(
      'docs/setup/figures/index.ts',
      `the guide is that of ${args.year}`,
      new RegExp(`\\byear: ${old.year},`),
      `year: ${args.year},`,
    ),
    edit(
      'docs/setup/between-years.mdx',
      `compares ${old.year} with ${args.year}`,
      /version-\d{4}\//g,
      `version-${old.year}/`,
    ),
  ];
}
