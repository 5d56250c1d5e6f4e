/** What the pages say in each phase of the season, and where they lead. */
import {datesWithYear} from '../text/dates';
import type {Thing} from '../text/season/missing';
import type {Phase} from '../text/season/phase';
import {sentence} from '../text/season/words';
import {season} from './season';

const dated = `the campout, ${datesWithYear(season)}`;

/** The first button of the home page. */
export const campoutButton: Record<Phase, string> = {
  announced: dated,
  'on sale': dated,
  now: 'the campout is on',
  past: 'the campout',
};

/** The heading over the campout's card on the home page. */
export const eventHeading: Record<Phase, string> = {
  announced: 'upcoming events',
  'on sale': 'upcoming events',
  now: 'happening now',
  past: 'our last event',
};

interface WayIn {
  title?: string;
  text?: string;
  button?: {label: string; href: string; look?: 'rainbow'};
}

/** What is said of a thing that is still to come; of the others their own pages tell. */
const waiting: Partial<Record<Thing, string>> = {
  lineup: 'the lineup is being booked',
  schedule: 'the schedule follows',
};

/** The register button, or what stands in its place. */
export function wayIn(phase: Phase, missing: Thing[]): WayIn {
  const stillToCome = sentence(missing.flatMap((thing) => waiting[thing] ?? []));
  const ways: Record<Phase, WayIn> = {
    announced: {title: 'tickets come soon', text: stillToCome},
    'on sale': {
      text: stillToCome,
      button: {label: 'Register Now!', href: '/campout/register', look: 'rainbow'},
    },
    now: {
      title: 'it is on!',
      text: 'The sheep glows, and so do we.',
      button: {label: 'how arriving works', href: '/campout/q-and-a/#arrival'},
    },
    past: {
      title: 'thank you!',
      text: `That was the campout of ${season.year}. Thank you to everyone who came, built, cooked, drove, played and danced.`,
      button: {label: 'see the pictures', href: '/campout/last-year/'},
    },
  };
  return ways[phase];
}
