import {createEvent, type DateTime, type EventAttributes} from 'ics';
import type {CalendarEvent} from '../../../text/calendar';
import {dayAfter} from '../../../text/dates';

const parts = (day: string) => day.split('-').map(Number) as DateTime;

/**
 * The event as a file that every calendar reads (RFC 5545), the same for every build.
 * @throws when the event lacks what the format needs
 */
export function calendarText({uid, title, start, end, place, url, text}: CalendarEvent): string {
  // Its types lack `timestamp`; the time of writing in its place would make each build another one.
  const attributes: EventAttributes & {timestamp: number} = {
    uid,
    title,
    start: parts(start),
    end: parts(dayAfter(end)),
    location: place,
    url,
    description: `${text} ${url}`,
    productId: 'baaahs/campout',
    timestamp: Date.parse(start),
    transp: 'TRANSPARENT',
  };
  const {error, value} = createEvent(attributes);
  if (error || !value) throw error ?? new Error(`no calendar entry for ${title}`);
  return value;
}
