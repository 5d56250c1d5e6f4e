/** What is found first in the built index, asked as people ask; no page is opened for it. */
import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio';
import {searchYears} from '../../src/config/searchYears';
import {searchSuggestions} from '../../src/data/searchSuggestions';
import {scheduleDocument} from '../../src/data/schedule';
import {askedFor, otherWords} from '../../src/data/searchWords';
import {makeEngine, type Engine} from '../../src/features/search/engine/engine';
import {terms} from '../../src/features/search/engine/terms';
import {readPage} from '../../src/features/search/indexing/readPage';
import {parse, routes} from '../support/build';
import {indexOf} from '../support/searchIndex';

const index = indexOf(searchYears.season);
let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine(index);
});
const firstOf = (typed: string) => engine.ask(typed).hits[0];

const campers: Record<string, string[]> = {
  '/campout/': [
    'campout',
    'buy tickets',
    'where do I buy a ticket',
    'ticket price',
    'price',
    'how much is it?',
    'register',
    'campout tickets',
  ],
  '/campout/q-and-a/#where': [
    'how do I get there',
    'How do I get there?',
    'get there',
    'directions',
    'directions to the campout',
    'directons',
    'where is it',
    'campout address',
    'toilet',
    'bathroom',
    'where are the restrooms?',
    'bathrom',
    'showers',
  ],
  '/campout/q-and-a/#when': ['when is it', 'dates', 'what are the dates', 'campout dates'],
  '/campout/q-and-a/#carpool': ['shuttle', 'bus', 'ride', 'carpool', 'rideshare'],
  '/campout/q-and-a/#vehicle': ['4wd', 'do I need a special vehicle'],
  '/campout/q-and-a/#arrival': ['parking', 'where do I park', 'what happens when I arrive'],
  '/campout/q-and-a/#packing': ['what do I pack', 'pack', 'packing list', 'what to bring', 'tent'],
  '/campout/q-and-a/#dogs': ['can I bring my dog', 'dogs', 'pets', 'can I bring my cat'],
  '/campout/q-and-a/#food': ['food', 'vegan', 'breakfast', 'do I need to bring food'],
  '/campout/q-and-a/#rvs': ['RV', 'rvs', 'camper van', 'hook-ups'],
  '/campout/q-and-a/#contact': ['contact', 'email'],
  [scheduleDocument ? '/campout/schedule/' : '/campout/q-and-a/#schedule']: ['schedule'],
  '/campout/dj-lineup/': ['dj', 'DJs', 'music', 'line up', 'who plays'],
  '/campout/last-year/': ['photos', 'previous years'],
  '/campout/what-to-expect/': ['what to expect'],
  '/offline/': ['wifi', 'no signal', 'offline'],
  '/': ['baaahs', 'what is a BAAAHS?', 'join', 'how can I volunteer', 'apply'],
};

const crews: Record<string, string[]> = {
  '/setup/': ['setup guide'],
  '/setup/#setup-lead': ['setup lead', 'lead'],
  '/setup/#party-crew': ['party crew', 'Party Crew', 'the party crew'],
  '/setup/#business-crew': ['business crew', 'business'],
  '/setup/#head-and-hind-crew': ['head and hind', 'head & hind crew', 'head and hind crew'],
  '/setup/#tech-crew': ['tech', 'tech crew'],
  '/setup/#party-crew-support-struts': ['party crew struts'],
  '/setup/panels/#strut-17DEF': ['17DEF', '17 def', '17def'],
  '/setup/panels/#strut-41ABC': ['41abc'],
  '/setup/#party-crew-primary-mounts': ['party crew primary'],
  '/setup/#party-crew-speaker-shelves': ['party crew speakers'],
  '/setup/#business-crew-support-struts': ['business crew struts'],
  '/setup/#business-crew-generator-shelf': ['generator', 'business crew generator'],
  '/setup/#safety': [
    'safety',
    'emergency',
    'injury',
    'injured',
    'first aid',
    'ambulance',
    'emergncy',
    'sunscreen',
    'sunsceen',
    'gloves',
    'helmet',
  ],
  '/setup/#general-knowledge-hanging': [
    'zip ties',
    'zipties',
    'cable ties',
    'how do I hang a panel',
  ],
  '/setup/#general-knowledge-wrenches': [
    '19mm',
    '19 mm',
    '15mm',
    '10 mm',
    '3/8',
    '3/8"',
    '3/8 inch',
    '1/2”',
    'half inch',
    'five sixteenths',
    'which wrench',
    'spanner',
    'socket',
  ],
  '/setup/handover/': ['handover', 'hand over', 'how do I hand over', 'shift change'],
  '/setup/goes-up/': ['how it goes up', 'hanging order', 'step by step'],
  '/setup/kit/': ['table kit', 'kit', 'print', 'print the kit', 'sign-in sheet'],
  '/setup/labels/': ['panel labels', 'labels', 'print labels'],
  '/setup/board/': ['setup lead’s board', 'setup board', 'all crews'],
  '/setup/panels/': ['panel finder', 'where does this panel go', 'panel map', 'label is gone'],
  '/setup/panels/#26AP': ['26AP'],
  '/setup/#head-and-hind-crew-suspension': ['jackstands'],
  '/setup/panels/#17D': ['17D', 'where does 17D go', '017d'],
  '/setup/teardown/': ['teardown', 'tear down', 'take down', 'strike'],
  '/setup/buy-and-bring/': ['shopping list', 'what to buy'],
  '/setup/between-years/': ['what changed'],
};

const table = [campers, crews].flatMap((part) =>
  Object.entries(part).flatMap(([url, questions]) => questions.map((typed) => [typed, url])),
);

test.each(table)('%j finds %s first', (typed = '', url = '') => {
  expect(firstOf(typed)?.record.url).toBe(url);
});

test.each([
  ['17def', '17DEF'],
  ['41abc', '41ABC'],
  ['26AP', '26AP'],
  ['3/8', '3/8'],
  ['1/2”', '1/2'],
  ['jackstands', 'jack'],
  ['zipties', 'zip'],
])('%j is marked where it says %s', (typed = '', word = '') => {
  const found = firstOf(typed)?.found ?? new Map();
  expect([...found.keys()].join(' ')).toContain(word.toLowerCase());
});

test.each(searchSuggestions.flatMap(({words}) => words))('the example %j is found', (word) => {
  expect(engine.ask(word).hits.length).toBeGreaterThan(0);
});

test('a quarter inch is found as 1/4" is', () => {
  const urls = (typed: string) => engine.ask(typed).hits.map(({record}) => record.url);
  expect(urls('1/4"').length).toBeGreaterThan(5);
  expect(urls('quarter inch')).toEqual(urls('1/4"'));
});

test.each(['9mm', '19cm', '7DEF', '17DF', '5/17"', '5/17', 'three sixteenths'])(
  '%j is found nowhere',
  (typed) => {
    expect(engine.ask(typed).hits).toEqual([]);
  },
);

test.each(askedFor.flatMap(({words, to}) => words.map((word) => [word, to])))(
  'who asks for %j is shown %s first',
  (word = '', to = '') => {
    expect(firstOf(word)?.record.url).toBe(to);
  },
);

test.each(otherWords.flatMap(({words, means}) => words.map((word) => [word, means])))(
  'who asks for %j is shown %j, marked',
  (word = '', means = '') => {
    expect([...(firstOf(word)?.found.keys() ?? [])]).toEqual(expect.arrayContaining(terms(means)));
  },
);

/** Buttons, fields and their labels, states; what looks like a button. Steps have labels too. */
function controlsOf($: CheerioAPI) {
  const roles = 'button switch tab slider progressbar status alert option'.split(' ');
  const all = `button, output, progress, select, legend, ${roles.map((role) => `[role=${role}]`).join(', ')}`;
  const labels = $('main label').filter((_, label) => $(label).closest('li').length === 0);
  return $('main').find(`${all}, a[class*=button]`).add(labels);
}

const MARK = 'wordsofacontrol';

test('no record has the words of a control', () => {
  const pages = routes.filter((route) =>
    index.records.some(({url}) => url.split('#')[0] === route),
  );
  const counts = pages.map((route) => {
    const $ = load(parse(route).html());
    const controls = controlsOf($);
    controls.append(MARK).prepend(MARK);
    const caught = readPage($, route).filter((record) => JSON.stringify(record).includes(MARK));
    expect(caught).toEqual([]);
    return controls.length;
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
});

test.each([searchYears.season, ...searchYears.frozen])(
  'no record of %s has what the page says of itself',
  (year) => {
    const said =
      /sunlight|large type|\bA moment|add to calendar|Register Now|pinch to zoom|\(video\)/;
    const caught = indexOf(year).records.filter((record) => said.test(JSON.stringify(record)));
    expect(caught.map(({url}) => url)).toEqual([]);
  },
);
