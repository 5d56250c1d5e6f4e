import type {Festival as AnyFestival} from 'schema-dts';
import type {CalendarEvent} from '../../../text/calendar';
import {dayEnds, dayStarts} from '../../../text/dates';

/** Without the name of it that schema.org allows in its place. */
export type Festival = Exclude<AnyFestival, string>;

interface Setting {
  place: {name: string; town: string; state: string};
  organizer: {name: string; url: string};
  /** Address of a picture of it, with its host. */
  image: string;
  /** Whose clock it goes by, such as America/Los_Angeles. */
  timeZone: string;
  /** Where tickets are sold, as long as they are. */
  ticketsUrl: string | null;
}

/**
 * An event as schema.org's Festival. It is known by its days, not by an hour: so it lasts from the
 * beginning of the first to the end of the last, by the clock of its place.
 */
export function festival(event: CalendarEvent, setting: Setting): Festival {
  const {place, organizer, image, timeZone, ticketsUrl} = setting;
  return {
    '@type': 'Festival',
    name: event.title,
    description: event.text,
    url: event.url,
    image,
    startDate: dayStarts(event.start, timeZone),
    endDate: dayEnds(event.end, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.town,
        addressRegion: place.state,
        addressCountry: 'US',
      },
    },
    organizer: {'@type': 'Organization', ...organizer},
    ...(ticketsUrl && {offers: {'@type': 'Offer', url: ticketsUrl}}),
  };
}
