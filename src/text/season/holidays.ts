import {type Dates, nightsOf} from '../dates';

const MONDAY = 1;
/** With more nights it is no weekend. */
const MOST_NIGHTS = 4;

/** The nth such day of the week in a month; the last one for 5. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const days = Array.from({length: 31}, (_, day) => new Date(Date.UTC(year, month - 1, day + 1)));
  const found = days.filter(
    (day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === weekday,
  );
  return (found[count - 1] ?? found.at(-1))?.toISOString().slice(0, 10) ?? '';
}

/** The holidays that a weekend is called after, each with its day in a year. */
const holidays: Record<string, (year: number) => string> = {
  'Presidents’ Day': (year) => nth(year, 2, MONDAY, 3),
  'Memorial Day': (year) => nth(year, 5, MONDAY, 5),
  Juneteenth: (year) => `${year}-06-19`,
  'Fourth of July': (year) => `${year}-07-04`,
  'Labor Day': (year) => nth(year, 9, MONDAY, 1),
};

const isIn = (day: string, {start, end}: Dates) => start <= day && day <= end;
const yearOf = ({start}: Dates) => Number(start.slice(0, 4));

/** What the weekend is called by its dates: 'Memorial Day Weekend' when that day is one of them. */
export function weekendName(dates: Dates): string | undefined {
  if (nightsOf(dates) > MOST_NIGHTS) return undefined;
  const name = Object.keys(holidays).find((holiday) =>
    isIn(holidays[holiday]?.(yearOf(dates)) ?? '', dates),
  );
  return name && `${name} Weekend`;
}

/** Whether a name says a holiday that is not in the dates: they were moved, and it was forgotten. */
export function isOtherHoliday(name: string, dates: Dates): boolean {
  const said = Object.keys(holidays).find((holiday) => name.includes(holiday));
  return said !== undefined && !isIn(holidays[said]?.(yearOf(dates)) ?? '', dates);
}
