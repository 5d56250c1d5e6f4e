/**
 * Runs when it is imported, and must be the second import of docusaurus.config.ts: the imports after
 * it reckon with the season and with who we are, and a day that is none would end the build with a
 * stack instead of a line.
 */
import {site} from '../../../config/site';
import * as schema from '../../../data/schema';
import {previousSeason, season} from '../../../data/season';
import {seasons} from '../../../data/seasons';
import {stopBuild} from '../../stopBuild';
import {checkShape} from './checkShape';
import {type Entry, one} from './entry';

/** What all else is worked out from. */
export const firstEntries: Entry[] = [
  ...one('src/config/site.ts', schema.siteSchema, site),
  ...seasons.flatMap((season) =>
    one(`src/data/seasons/${season.year}.ts`, schema.seasonSchema, season),
  ),
];

const shown = [season, previousSeason].map(({year}) => year);
const missing = shown.filter((year) => !seasons.some((one) => one.year === year));

stopBuild([
  ...firstEntries.flatMap(checkShape),
  ...missing.map(
    (year) =>
      `src/data/seasons/index.ts: season${year} is not in the list, and src/data/season.ts shows it; write it there`,
  ),
]);
