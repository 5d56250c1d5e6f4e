import {lineup} from '../../../../data/lineup';
import {season} from '../../../../data/season';
import {isFrozen, lineIn, type Mistake, type Passage, proseOf} from '../passage';

/** How a date may be written: 'May 23', '23 May', 'Sat, Sep. 5th', 2025-05-23, 5/23/2025. */
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|' +
  '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';

/** Finds every date in a text; the year may be missing. */
const datePattern = new RegExp(
  [
    `\\b${months} ${day}(?![\\d:])`,
    `\\b${day} (?:of )?${months}(?!\\w)`,
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
  ].join('|'),
  'g',
);

/** Where facts are at home; schemas show in their messages how one is written. */
const homes =
  /^src\/(?:data\/(?:lineup|places|schema|season|seasons\/.*)|config\/(?:redirects|site|versions))\.ts$/;

interface Fact {
  pattern: RegExp;
  what: string;
  write: string;
  /** Is, or stands in, an address; the other facts are words. */
  isAddress?: true;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const literal = (text: string) => new RegExp(`(?<!\\w)${escaped(text)}(?!\\w)`, 'g');
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as digits and as a word, before what it counts. */
const counted = (count: number, what: string) =>
  new RegExp(`\\b(?:${escaped(String(count))}|${words[count] ?? count})[ -](?:${what})\\b`, 'gi');

const {place, nights, year} = season;
const firstYear = 2024;

/** The campouts that this site has known, and the next. */
const years = Array.from({length: year + 2 - firstYear}, (_, index) => firstYear + index);

const facts: Fact[] = [
  {pattern: literal(place.name), what: 'the place', write: 'season.place.name'},
  {pattern: literal(place.town), what: 'the place', write: 'season.place.town'},
  {pattern: literal(place.county), what: 'the place', write: 'season.place.county'},
  {
    pattern: counted(place.hoursFromSanFrancisco, "hours?(?:'s?|’s?)?(?: drive)?"),
    what: 'the way',
    write: 'season.place.hoursFromSanFrancisco',
  },
  {pattern: counted(nights, 'nights?'), what: 'the length', write: 'season.nights'},
  // Before anybody is booked there is no number to type.
  ...(lineup.length > 1
    ? [{pattern: counted(lineup.length, 'DJs'), what: 'the number of DJs', write: 'lineup.length'}]
    : []),
  {
    pattern: datePattern,
    what: 'a date',
    write: '<CampoutDates season={season} /> or shortDates(season)',
  },
  {
    pattern: /\b\d{1,2}(?::\d\d)?[\s\u00a0]?[AP]\.?M\b\.?/gi,
    what: 'a time of the day',
    write: 'days.arriveBy',
  },
  ...years.map((one) => ({
    pattern: literal(String(one)),
    what: 'a year',
    write: 'season.year, previousSeason.year or "last year"',
  })),
  {
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    what: 'a mail address',
    write: 'site.mail or site.campoutMail',
    isAddress: true,
  },
];

const why = 'a fact has one home, so that it is right everywhere once it is changed there';

/** @returns the addresses that stand in the homes of facts */
function knownAddresses(passages: readonly Passage[]): Fact[] {
  const addresses = passages
    .filter(({file, text}) => homes.test(file) && text.startsWith('https://'))
    .map(({text}) => text);
  return [...new Set(addresses)].map((address) => ({
    pattern: literal(address),
    what: 'an address that is known already',
    write: 'its name in src/data or src/config, or its short link',
    isAddress: true,
  }));
}

function mistakesOf(passage: Passage, all: readonly Fact[]): Mistake[] {
  const prose = proseOf(passage);
  return all.flatMap(({pattern, what, write, isAddress}) =>
    [...(isAddress ? passage.text : prose).matchAll(pattern)].map(({0: found, index}) => ({
      file: passage.file,
      line: lineIn(passage, index),
      rule: 'facts',
      found: `${what} typed out, "${found}"`,
      write,
      why,
    })),
  );
}

/** What has a home in the data is read from there, not typed again. */
export function doubleFacts(passages: readonly Passage[]): Mistake[] {
  const all = [...facts, ...knownAddresses(passages)];
  return passages
    .filter((passage) => !homes.test(passage.file) && !isFrozen(passage))
    .flatMap((passage) => mistakesOf(passage, all));
}
