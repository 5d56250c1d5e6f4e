/**
 * Runs when it is imported, and must be the second import of docusaurus.config.ts: the imports after
 * it reckon with the season and with who we are, and a day that is none would end the build with a
 * stack instead of a line.
 */
import {site} from '../../../config/site';
import * as places from '../../../data/places';
import * as schema from '../../../data/schema';
import {previousSeason, season} from '../../../data/season';
import {seasons} from '../../../data/seasons';
import {stopBuild} from '../../stopBuild';
import {checkShape} from './checkShape';
import {type Entry, named, one} from './entry';

const placeEntries = named('src/data/places.ts', schema.placeSchema, places);

/** What all else is worked out from. */
export const firstEntries: Entry[] = [
  ...one('src/config/site.ts', schema.siteSchema, site),
  ...placeEntries,
  ...seasons.flatMap((season) =>
    one(`src/data/seasons/${season.year}.ts`, schema.seasonSchema, season),
  ),
];

const shown = [season, previousSeason].map(({year}) => year);
const missing = shown.filter((year) => !seasons.some((one) => one.year === year));

// A place is part of the record of each of its years: a slip in it is said once, where it is written.
stopBuild(placeEntries.flatMap(checkShape));
const sameYear =
  previousSeason.year < season.year
    ? []
    : [
        `src/data/season.ts: previousSeason is of ${previousSeason.year}, expected a year before that of season, ${season.year}`,
      ];

stopBuild([
  ...sameYear,
  ...firstEntries.flatMap(checkShape),
  ...missing.map(
    (year) =>
      `src/data/seasons/index.ts: season${year} is not in the list, and src/data/season.ts shows it; write it there`,
  ),
]);
