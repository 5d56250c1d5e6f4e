import {fewestNights, mostNights} from '../../src/data/schema';
import {counted} from '../../src/text/counted';
import {datesWithYear, nightsOf} from '../../src/text/dates';
import type {SeasonArguments} from './arguments';

interface Site {
  /** The year of the season that the site shows. */
  shown: number;
  /** The years that there are records or frozen docs of. */
  taken: number[];
  /** The day on which it is asked, by the clock of the campout. */
  today: string;
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
  if (outside.length > 0 || (nights >= fewestNights && nights <= mostNights)) return outside;
  return [
    `${from} to ${to} has ${counted(nights, 'night')}, expected ${fewestNights} to ${mostNights}`,
  ];
}

/** Asks about days that are over; nothing where there is nothing to ask. */
export function askedAbout({from, to, past}: SeasonArguments, {today}: Site): string[] {
  if (past || to >= today) return [];
  const dates = datesWithYear({start: from, end: to});
  return [`${dates} is over (today is ${today}): if that is meant, add --past`];
}

/** @returns a line for each reason why this season cannot be begun */
export function checkArguments(args: SeasonArguments, site: Site): string[] {
  return [...yearMistakes(args, site), ...dateMistakes(args)];
}
