import type {CalendarEvent} from './calendar';

interface Setting {
  place: {name: string; town: string; state: string};
  organizer: {name: string; url: string};
  /** Address of a picture of it, with its host. */
  image: string;
}

/** An event as schema.org's Festival; both of its days are part of it. */
export function festival(event: CalendarEvent, {place, organizer, image}: Setting) {
  return {
    '@type': 'Festival',
    name: event.title,
    description: event.text,
    url: event.url,
    image,
    startDate: event.start,
    endDate: event.end,
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
  };
}
