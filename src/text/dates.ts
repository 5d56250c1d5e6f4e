import {listed} from './listed';

/** Days are written YYYY-MM-DD and read as they stand, whatever the reader's time zone. */
export interface Dates {
  start: string;
  end: string;
}

// Names of our own: the tables of Intl.DateTimeFormat cost a phone 0.1 s before the page answers.
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const daysOfWeek = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const numbers = ['', '', '', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

const month = (day: string) => months[new Date(day).getUTCMonth()] ?? '';
const dayOfMonth = (day: string) => new Date(day).getUTCDate();
const year = (day: string) => new Date(day).getUTCFullYear();
const dayOfWeek = (day: string) => daysOfWeek[new Date(day).getUTCDay()] ?? '';

/** 'May 12'. */
export const dayAndMonth = (day: string): string => `${month(day)} ${dayOfMonth(day)}`;

/** 'May 12, 2025'. */
export const dayWithYear = (day: string): string => `${dayAndMonth(day)}, ${year(day)}`;

/** 'May 23–26', or 'May 30–June 2' across two months. */
export function shortDates({start, end}: Dates): string {
  const last = month(start) === month(end) ? dayOfMonth(end) : dayAndMonth(end);
  return `${dayAndMonth(start)}–${last}`;
}

/** 'May 23–26, 2025'. */
export function datesWithYear(dates: Dates): string {
  return `${shortDates(dates)}, ${year(dates.end)}`;
}

/** 'Friday, May 23 to Monday, May 26, 2025'. */
export function longDates({start, end}: Dates): string {
  const long = (day: string) => `${dayOfWeek(day)}, ${dayAndMonth(day)}`;
  return `${long(start)} to ${long(end)}, ${year(end)}`;
}

const DAY = 86_400_000;

/** How many nights lie between the first day and the last. */
export function nightsOf({start, end}: Dates): number {
  return (Date.parse(end) - Date.parse(start)) / DAY;
}

/** The day so many nights later, such as 2025-06-01. */
const later = (day: string, nights: number) =>
  new Date(Date.parse(day) + nights * DAY).toISOString().slice(0, 10);

/** The day after: calendars want to know when an entry is over. */
export const dayAfter = (day: string): string => later(day, 1);

/** Each day from the first to the last: its day of the week, and 'May 23'. */
export function eachDay(dates: Dates): {name: string; date: string}[] {
  return Array.from({length: nightsOf(dates) + 1}, (_, nights) => {
    const day = later(dates.start, nights);
    return {name: dayOfWeek(day), date: dayAndMonth(day)};
  });
}

/** Days as they are said one after the other; more than two by the first and the last of them. */
const run = (days: string[]) => (days.length > 2 ? `${days[0]} to ${days.at(-1)}` : listed(days));

/**
 * The days of the week that the dates fall on, for what happens day by day. Where the last one has
 * the name of the first, a week later, the dates stand with them.
 * @returns the first, those between ('Saturday and Sunday', 'Friday to Monday') and the last
 */
export function weekdays(dates: Dates): {first: string; between: string; last: string} {
  const all = eachDay(dates);
  const isWeek = all.length > daysOfWeek.length;
  const days = all.map(({name, date}) => (isWeek ? `${name}, ${date}` : name));
  return {first: days[0] ?? '', between: run(days.slice(1, -1)), last: days.at(-1) ?? ''};
}

/** How long that is, to begin a sentence with: 'A weekend', 'A long weekend', 'Six days'. */
export function howLong(dates: Dates): string {
  const days = eachDay(dates);
  const isWeekend = days.some(({name}) => name === 'Saturday');
  if (isWeekend && days.length <= 3) return 'A weekend';
  if (isWeekend && days.length <= 5) return 'A long weekend';
  return `${numbers[days.length] ?? days.length} days`;
}

/** The offset from UTC of a moment in a time zone, such as -07:00. */
function offsetAt(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longOffset'});
  const name = format.formatToParts(time).find(({type}) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

function withOffset(day: string, time: string, timeZone: string): string {
  // As if it were UTC is some hours off; with the offset of then it is the moment meant.
  const near = offsetAt(new Date(`${day}T${time}Z`), timeZone);
  return `${day}T${time}${offsetAt(new Date(`${day}T${time}${near}`), timeZone)}`;
}

/** The first second of a day by the clock of a time zone: 2025-05-23T00:00:00-07:00. */
export const dayStarts = (day: string, timeZone: string): string =>
  withOffset(day, '00:00:00', timeZone);

/** Its last second: 2025-05-26T23:59:59-07:00. */
export const dayEnds = (day: string, timeZone: string): string =>
  withOffset(day, '23:59:59', timeZone);
