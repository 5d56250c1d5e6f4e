import type {NavItem} from '../data/schema';
import {scheduleDocument} from '../data/schedule';
import {season} from '../data/season';
import {scheduleToCome} from '../text/season/words';

export interface Navigation {
  /** The header and footer carry these items on every page whose path starts with this. */
  under: string;
  items: NavItem[];
}

/** The campout's own pages (specification, section 2). */
export const campoutPages: NavItem[] = [
  {
    title: 'campout home',
    href: '/campout/',
    covers: ['/campout/schedule/', '/campout/leaflet/'],
  },
  {title: 'what to expect', href: '/campout/what-to-expect/'},
  {title: 'dj line up', href: '/campout/dj-lineup/'},
  {title: 'previous years', href: '/campout/last-year/'},
  {title: 'q & a', href: '/campout/q-and-a/'},
];

const apply: NavItem = {
  title: 'apply',
  href: '/apply',
  tbd: season.applyUrl ? undefined : `The application for ${season.year} is not open yet.`,
};

const setup: NavItem = {title: 'setup', href: '/setup/'};

const scheduleNote = scheduleToCome(scheduleDocument?.year, season.year);

/** This season's; until it is there, a note. */
const schedule: NavItem = {
  title: 'schedule',
  href: scheduleNote ? '/tbd/' : '/campout/schedule/',
  tbd: scheduleNote,
};

/**
 * What the header and the footer list, by part of the site; the first that fits is taken.
 * Pages end with a slash (/campout/), short links do not (/apply). An item with `tbd` shows that
 * note as a tooltip.
 */
export const navigation: Navigation[] = [
  {
    under: '/campout/',
    items: [...campoutPages, apply, setup],
  },
  {
    under: '/tbd/',
    items: [{title: 'Campout', href: '/campout/'}, apply, schedule, setup],
  },
  {
    under: '/',
    items: [{title: 'Campout', href: '/campout/'}, apply, setup],
  },
];

/** What the footer lists besides, on every page. */
export const footerLinks: NavItem[] = [{title: 'ready for the playa', href: '/offline/'}];

/** What the drawer lists besides; the header has its own button for the search. */
export const drawerLinks: NavItem[] = [{title: 'search', href: '/search/'}, ...footerLinks];
