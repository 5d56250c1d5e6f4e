import {nightsOf} from '../../src/text/dates';
import {weekendName} from '../../src/text/season/holidays';
import type {SeasonArguments} from './arguments';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * The new season's record: what is known, and null for what is still to come.
 * @param place the name of its place in src/data/places.ts
 */
export function seasonFile({year, from, to, theme}: SeasonArguments, place: string): string {
  const weekend = weekendName({start: from, end: to});
  return `import {${place}} from '../places';
import type {Season} from '../schema';

export const season${year}: Season = {
  year: ${year},
${weekend ? `  weekend: ${quoted(weekend)},\n` : ''}${theme ? `  theme: ${quoted(theme)},\n` : ''}  start: '${from}',
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

/** src/data/season.ts: which season the site shows, and the one before. */
export const shownFile = (year: number, old: number) =>
  `/** The season that the site shows, and the one before it. \`npm run season\` writes this file. */
export {season${year} as season} from './seasons/${year}';
export {season${old} as previousSeason} from './seasons/${old}';
`;

/**
 * src/data/seasons/index.ts: every season on record.
 * @param years the newest first
 */
export function listFile(years: number[]): string {
  const imports = [...years].reverse().map((year) => `import {season${year}} from './${year}';\n`);
  return `/**
 * Every season on record, the newest first: for what is done at build. Pages read season.ts, so that
 * visitors download two seasons and not all. \`npm run season\` writes this file.
 */
import type {Season} from '../schema';
${imports.join('')}
export const seasons: Season[] = [${years.map((year) => `season${year}`).join(', ')}];
`;
}
