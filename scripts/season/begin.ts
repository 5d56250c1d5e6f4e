import {isDeepStrictEqual} from 'node:util';
import type {Season} from '../../src/data/schema';
import type {Change} from './change';
import type {Project} from './project';
import {Refusal} from './refusal';
import {listFile, seasonFile, shownFile} from './templates';
import type {Wish} from './wish';

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
 * @param old the season that ends
 * @param years of all seasons on record, the newest first
 * @throws a Refusal when a file is not as expected
 */
export async function begin(
  project: Project,
  wish: Wish,
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
      file: `src/data/seasons/${wish.year}.ts`,
      why: 'the season: dates, and what is still to come',
      text: seasonFile(wish, await placeName(project, old)),
    },
    {
      file: 'src/data/season.ts',
      why: `${wish.year} is this season, ${old.year} the one before`,
      text: shownFile(wish.year, old.year),
    },
    {
      file: 'src/data/seasons/index.ts',
      why: `${wish.year} is on record`,
      text: listFile([wish.year, ...years]),
    },
    edit(
      'src/data/lineup.ts',
      'nobody is booked yet',
      /(export const lineup\b[^=]*= )\[[\s\S]*\](?=;)/,
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
