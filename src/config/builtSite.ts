/** What the plugins that work on the built site have to know of it. */
import {calendarFile, campoutEvent} from '../data/calendar';
import {schedule} from '../data/campout';
import {lineup} from '../data/lineup';
import {season} from '../data/season';
import {siteCard, socialCards} from '../data/socialCards';
import {redirects} from './redirects';
import {searchYears} from './searchYears';
import {site} from './site';
import {structuredData} from './structuredData';
import {frozenYears} from './versions';

export const files = {
  calendar: {file: calendarFile, event: campoutEvent},
  security: {mail: site.mail, policy: `${site.repository}/blob/main/SECURITY.md`},
};

export const shared = {siteName: site.name, cards: socialCards, siteCard, structuredData};

export const answers = {...searchYears, djs: lineup};

export const host = {
  frames: schedule.document ? [new URL(schedule.document.url).origin] : [],
  redirects,
};

export const device = {
  year: season.year,
  frozenYears,
  shortLinks: redirects.map(({from}) => from),
};
