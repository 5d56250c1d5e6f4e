import * as z from 'zod';
import * as schema from '../../../data/schema';
import {checkContent} from './checkContent';

/** What a page of a frozen year may keep of its season; what it does not read is not there. */
const {shape} = z.object(schema.seasonSchema.shape);
const facts = z.looseObject({
  season: z.looseObject(shape).partial().optional(),
  site: z.looseObject(schema.siteSchema.shape).partial().optional(),
  banner: schema.pictureSchema.optional(),
  pictures: z.record(z.string(), schema.pictureSchema).optional(),
});

type Facts = z.infer<typeof facts>;

/** A season on record (src/data/seasons), as far as it is compared. */
type OnRecord = Pick<schema.Season, 'year' | 'start' | 'end'>;

/** Dates that a page has, with the years beside them, are those of its year. */
function checkDates(where: string, {season = {}}: Facts, record: OnRecord | undefined): string[] {
  const {start, end} = season;
  if (start !== undefined && end !== undefined && end <= start)
    return [`${where}: season.end is "${end}", expected a day after the start`];
  if ((start === undefined) !== (end === undefined))
    return [`${where}: season has only one of start and end, expected both`];
  if (!record) return [];
  return (['year', 'start', 'end'] as const)
    .filter((field) => season[field] !== undefined && season[field] !== record[field])
    .map(
      (field) =>
        `${where}: season.${field} is ${JSON.stringify(season[field])}, and src/data/seasons/${record.year}.ts has ${JSON.stringify(record[field])}; change the one that is wrong`,
    );
}

/**
 * The facts that lie beside a page of a frozen year are such as its season had.
 * @param where the file, as versioned_docs/version-2024/campout/q-and-a.facts.json
 * @param seasons every season on record
 * @param staticFolder the folder that holds /img
 * @returns a line for each that cannot be
 */
export function checkFrozenFacts(
  where: string,
  value: unknown,
  seasons: readonly OnRecord[],
  staticFolder: string,
): string[] {
  const mistakes = checkContent([{where, schema: facts, value}], staticFolder);
  if (mistakes.length > 0) return mistakes;
  const year = Number(/version-(\d{4})/.exec(where)?.[1]);
  const record = seasons.find((season) => season.year === year);
  return checkDates(where, value as Facts, record);
}
