import {nightsOf} from '../../src/text/dates';
import {nightsInTexts} from './nightsInTexts';
import type {SeasonArguments} from './arguments';

interface Site {
  /** The year of the season that the site shows. */
  shown: number;
  /** The years that there are records or frozen docs of. */
  taken: number[];
}

function yearMistakes({year}: SeasonArguments, {shown, taken}: Site): string[] {
  if (taken.includes(year))
    return [`${year} exists: see src/data/seasons/${year}.ts and versions.json`];
  return year > shown ? [] : [`${year} is not after ${shown}, the season that the site shows`];
}

function dateMistakes({year, from, to}: SeasonArguments): string[] {
  const outside = Object.entries({from, to})
    .filter(([, day]) => !day.startsWith(`${year}-`))
    .map(([name, day]) => `--${name} ${day} is not in ${year}`);
  if (to <= from) return [...outside, `--to ${to} is not after --from ${from}`];
  const nights = nightsOf({start: from, end: to});
  if (outside.length > 0 || nights === nightsInTexts) return outside;
  return [
    `${from} to ${to} has ${nights === 1 ? '1 night' : `${nights} nights`}, the texts say ${nightsInTexts}: mend 'when is it' in docs/campout/q-and-a.mdx, then write ${nights} in scripts/season/nightsInTexts.ts`,
  ];
}

/** @returns a line for each reason why this season cannot be begun */
export function checkArguments(args: SeasonArguments, site: Site): string[] {
  return [...yearMistakes(args, site), ...dateMistakes(args)];
}
