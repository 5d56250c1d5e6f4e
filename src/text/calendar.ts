import {dayAfter} from './dates';

/** An entry of a calendar that lasts whole days, written YYYY-MM-DD; both are part of it. */
export interface CalendarEvent {
  uid: string;
  title: string;
  start: string;
  end: string;
  place: string;
  url: string;
  text: string;
}

const compact = (day: string) => day.replaceAll('-', '');

/** Opens a web calendar with the entry filled in; nothing is saved before its owner says so. */
export function webCalendar({title, start, end, place, url, text}: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(dayAfter(end))}`,
    location: place,
    details: `${text} ${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
