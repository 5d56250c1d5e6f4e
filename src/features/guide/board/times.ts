import {counted} from '@site/src/text/counted';

// Names of our own: the tables of Intl.DateTimeFormat cost a phone 0.1 s before the page answers.
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const two = (number: number) => String(number).padStart(2, '0');

/** A moment by the device's clock: 'Thu 14:05'. Setup goes on for days. */
export function timeText(at: number): string {
  const time = new Date(at);
  return `${DAYS[time.getDay()]} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The same for a spreadsheet: '2025-08-21 14:05'. */
export function dateTimeText(at: number): string {
  const time = new Date(at);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** Whole minutes between two moments; undefined when the clock was set back in between. */
export function minutesBetween(from: number, to: number): number | undefined {
  return to < from ? undefined : Math.round((to - from) / 60_000);
}

/** How long that is: 'about 40 minutes', 'about 2 hours 10 minutes'. */
export function lengthText(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')];
  return `about ${parts.filter(Boolean).join(' ')}`;
}
