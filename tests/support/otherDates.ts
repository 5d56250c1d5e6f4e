/** Finds dates in words and figures, and tells those that are none of a season. */
export interface Season {
  year: number;
  /** First and last day, as YYYY-MM-DD. */
  start: string;
  end: string;
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const month = `(${months.join('|')}|${months.map((name) => name.slice(0, 3)).join('|')})\\.?`;
const weekday = '(?:(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, )?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)';
const to = '(?: ?[–-] ?| to | and | through )';

/** May 23, May 23–26, Friday, May 23 to Monday, May 26. */
const monthFirst = new RegExp(
  `${weekday}\\b${month} ${day}(?:${to}${weekday}(?:${month} )?${day})?`,
  'g',
);
/** 23 May, 24–27 May. */
const dayFirst = new RegExp(`\\b${day}(?:${to}${day})? (?:of )?${month}\\b`, 'g');
/** 2025-05-23, or 20250523 in files and addresses. */
export const iso = /(?<![\w-])20\d{2}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])(?!\d)/g;
/** Not a part of an address or a name, such as /apply-2024. */
const bareYear = /(?<![\w/-])(?:19|20)\d{2}(?![\w-])/g;

const weekdays = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'];

/** A day of the season's year as YYYY-MM-DD. */
function dayOf({year}: Season, monthName: string, dayOfMonth: string): string {
  const number = months.findIndex((name) => name.startsWith(monthName)) + 1;
  return [year, String(number).padStart(2, '0'), dayOfMonth.padStart(2, '0')].join('-');
}

const isOn = (date: string, name: string | undefined) =>
  !name || weekdays[new Date(date).getUTCDay()] === name;

function isOfSeason(season: Season, from: string, until?: string): boolean {
  return until
    ? from === season.start && until === season.end
    : from >= season.start && from <= season.end;
}

/** @returns each date in a text that is none of the season's */
export function otherDates(text: string, season: Season): string[] {
  const named = [...text.matchAll(monthFirst)]
    .filter(([, name, first = '', from = '', lastName, last = first, until]) => {
      const start = dayOf(season, first, from);
      const end = until ? dayOf(season, last, until) : undefined;
      return !isOfSeason(season, start, end) || !isOn(start, name) || !isOn(end ?? start, lastName);
    })
    .map(([found]) => found);
  const turned = [...text.matchAll(dayFirst)]
    .filter(([, from = '', until, name = '']) => {
      const end = until ? dayOf(season, name, until) : undefined;
      return !isOfSeason(season, dayOf(season, name, from), end);
    })
    .map(([found]) => found);
  // A calendar's last day is the one after.
  const after = new Date(Date.parse(season.end) + 86_400_000).toISOString().slice(0, 10);
  const numeric = (text.match(iso) ?? []).filter((found) => {
    const date = found.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3');
    return date < season.start || date > after;
  });
  const years = (text.match(bareYear) ?? []).filter((found) => found !== String(season.year));
  return [...new Set([...named, ...turned, ...numeric, ...years])];
}
