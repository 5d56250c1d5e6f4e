/** Where the built site names another year on purpose. */
import {site} from '../../src/config/site';
import {schedule} from '../../src/data/campout';
import {lineup} from '../../src/data/lineup';
import {psp} from '../../src/data/psp';
import {season} from '../../src/data/season';

export interface Exclusion {
  /** The pages that it is for. */
  route: RegExp;
  /** The part of a page that may name another year; the whole page when not said. */
  selector?: string;
  /** The only words that are excused there; all when not said. */
  words?: RegExp;
  why: string;
}

/** Whether a text about a DJ names a year; a lineup that is still to come has none. */
const djsNameYears = lineup.some(({bio = ''}) => /\b20\d{2}\b/.test(bio));

const djs: Exclusion = {
  route: /^\/campout\/dj-lineup\/$/,
  selector: 'main h2 ~ p',
  why: 'a DJ’s own history, such as "resident since 2021"',
};

const lastSchedule: Exclusion = {
  route: /^\/campout\/schedule\/$/,
  why: 'the second of the two: the document shown there is of an earlier year',
};

const opening: Exclusion = {
  route: /^\/applications\/$/,
  why: 'the day on which the application opens, before the season',
};

export const exclusions: Exclusion[] = [
  {
    route: /^\/$/,
    selector: '#upcoming small',
    words: /^Last (?:year|time): /,
    why: 'the first of the two places that name last year on purpose: the event card',
  },
  ...(schedule.document && schedule.document.year !== season.year ? [lastSchedule] : []),
  ...(season.applyOpens && !season.applyUrl ? [opening] : []),
  {route: /^\/20\d{2}\//, why: 'the archive: frozen docs name their own year'},
  {route: /^\/org\/2024\/$/, why: 'the archive: the organization of 2024'},
  {
    route: /^\/psp\/$/,
    words: new RegExp(`${psp.dates}|In 2015 `),
    why: 'the archive: a trip of 2015',
  },
  {
    route: /^\/search\/$/,
    selector: 'form[role="search"] + div a',
    words: /^search \d{4} instead$/,
    why: 'the way to the search of a frozen year',
  },
  {
    route: /^\/setup\/between-years\/$/,
    selector: 'article p',
    why: 'compares this year’s guide with last year’s',
  },
  {
    route: /^\/$/,
    selector: '#about p',
    words: new RegExp(`in ${site.founded}\\.`),
    why: 'when the collective was founded is a date of no campout',
  },
  {
    route: /^\/$/,
    selector: 'script[type="application/ld+json"]',
    words: new RegExp(`"foundingDate":"${site.founded}"`),
    why: 'the same date, told to search engines',
  },
  ...(djsNameYears ? [djs] : []),
  {
    route: /^\/setup\//,
    words: /Season \d{4}, built \d{4}-\d{2}-\d{2}\.$/,
    why: 'the day of the build, printed so that two papers can be told apart',
  },
];
