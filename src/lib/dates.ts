/** Days are written YYYY-MM-DD and read as they stand, whatever the reader's time zone. */
export interface Dates {
  start: string;
  end: string;
}

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format(new Date(day));

const month = (day: string) => format(day, {month: 'long'});
const dayOfMonth = (day: string) => format(day, {day: 'numeric'});
const year = (day: string) => format(day, {year: 'numeric'});

/** 'May 23–26', or 'May 30–June 2' across two months. */
export function shortDates({start, end}: Dates): string {
  const last = month(start) === month(end) ? dayOfMonth(end) : `${month(end)} ${dayOfMonth(end)}`;
  return `${month(start)} ${dayOfMonth(start)}–${last}`;
}

/** 'May 23–26, 2025'. */
export function datesWithYear(dates: Dates): string {
  return `${shortDates(dates)}, ${year(dates.end)}`;
}

/** 'Friday, May 23 to Monday, May 26, 2025'. */
export function longDates({start, end}: Dates): string {
  const day: Intl.DateTimeFormatOptions = {weekday: 'long', month: 'long', day: 'numeric'};
  return `${format(start, day)} to ${format(end, day)}, ${year(end)}`;
}
