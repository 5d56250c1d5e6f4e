import {makeEngine, type Engine} from './engine';
import type {SearchRecord} from './types';

const record = (title: string, text: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  url: `/setup/#${title.replaceAll(' ', '-')}`,
  page: 'Setup Guide',
  title,
  text,
  ...more,
});

const records = [
  record('party struts', 'Put them on.', {
    names: 'groups 7ABC, 17ABC, 17DEF',
    trail: ['Party Crew'],
  }),
  record('primary mounts', 'Hang 17D on struts 17ABC and 17DEF. 7D hangs loose.'),
  record('17D', 'section: Rack; neighbors: 12D, 18D'),
  record('18D', 'section: Belly; neighbors: 17D, 23D'),
  record('hanging', 'You need vice grips and zip ties. Wear gloves. The rack goes first.'),
  record('suspension', 'Set four jack stands under the frame.'),
  record('wrenches', '1/2" takes 3/4" or 19 mm, 3/8" takes 9/16".'),
  record('ears', 'Three 1 1/2" bolts at the marks.'),
  record('can I bring my dog?', 'No. There are coyotes.', {page: 'Q&A', url: '/q/#dogs'}),
  record('M*J*R', 'Oakland', {page: 'DJ Lineup', url: '/dj/#m-j-r'}),
  record('the campout', 'Camp in the woods.', {page: 'Campout', url: '/campout/'}),
  record('boots', 'Hard hat, sunblock. The first-aid kit is near.', {
    asked: [['first aid', 'first-aid kit'], ['clothes']],
  }),
  record('first-aid kit list', 'One first-aid kit, first-aid kit.'),
  record('where is it?', 'In the woods.', {
    page: 'Q&A',
    url: '/campout/q/#where',
    asked: [['how do I get there', 'directions']],
  }),
  record('Party Crew', 'Nothing changed.', {page: 'Between years', url: '/b/#changed-party-crew'}),
  record('Party Crew', 'Driver side, left side. Struts, more struts, then the rest.', {
    url: '/setup/#party-crew',
    crew: 'party-crew',
    asked: [['Party Crew']],
  }),
  record('shelf', 'Two people hold it.', {brc: 'Black Rock City only: the generator.'}),
];

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({
    year: '2025',
    records,
    means: {
      sunscreen: 'sunblock',
      helmet: 'hard hat',
      'cable tie': 'zip tie',
      injury: 'first-aid kit',
    },
  });
});
const titles = (typed: string) => engine.ask(typed).hits.map((hit) => hit.record.title);

test.each([
  ['17DEF', 'party struts'],
  ['17def', 'party struts'],
  ['17 def', 'party struts'],
  ['17DE', 'party struts'],
  ['17D', '17D'],
  ['017d', '17D'],
  ['3/8', 'wrenches'],
  ['3/8”', 'wrenches'],
  ['1/2"', 'wrenches'],
  ['1 1/2"', 'ears'],
  ['1½', 'ears'],
  ['viser grip', 'hanging'],
  ['Vise-Grips', 'hanging'],
  ['visegrips', 'hanging'],
  ['zipties', 'hanging'],
  ['zip tie', 'hanging'],
  ['jackstands', 'suspension'],
  ['jack stand', 'suspension'],
  ['jackst', 'suspension'],
  ['can i bring my dogs', 'can I bring my dog?'],
  ['mjr', 'M*J*R'],
  ['camp out', 'the campout'],
  ['party crew struts', 'party struts'],
  ['generator', 'shelf'],
  ['wrenhces', 'wrenches'],
  ['19mm', 'wrenches'],
  ['19 mm', 'wrenches'],
  ['half inch', 'wrenches'],
  ['nine sixteenths', 'wrenches'],
  ['how do I get there', 'where is it?'],
  ['Directions?', 'where is it?'],
  ['directions to the campout', 'where is it?'],
  ['directons', 'where is it?'],
  ['clothes', 'boots'],
  ['first aid kit', 'boots'],
  ['injury', 'boots'],
  ['sunscreen', 'boots'],
  ['sunscr', 'boots'],
  ['sunsceen', 'boots'],
  ['helmets and boots', 'boots'],
  ['cable ties', 'hanging'],
])('%j finds %j first', (typed, expected) => {
  expect(titles(typed)[0]).toBe(expected);
});

test.each([
  '7DEF',
  '17DF',
  '5/16',
  '15/16',
  '/16',
  'DEF7',
  '9mm',
  '19cm',
  'xyzzy',
  '',
  ' ',
  '"',
  '###',
  '7DEF struts',
])('%j finds nothing', (typed) => {
  expect(engine.ask(typed)).toEqual({hits: [], isLoose: false, lookedFor: typed});
});

test('a whole code finds no code that begins so', () => {
  expect(titles('7D')).toEqual(['primary mounts']);
  expect(titles('1/2')).toEqual(['wrenches']);
});

test('a word that is known is not taken for a typo', () => {
  expect(titles('rack')).not.toContain('jack');
  expect(titles('rack').sort()).toEqual(['17D', 'hanging']);
});

test('all that is typed has to be there, else a part of it', () => {
  expect(engine.ask('vice coyotes')).toMatchObject({isLoose: true});
  expect(titles('vice coyotes').sort()).toEqual(['can I bring my dog?', 'hanging']);
  expect(engine.ask('vice gloves').isLoose).toBe(false);
});

test('small words ask for nothing, unless there are no others', () => {
  expect(titles('where does 17D go')[0]).toBe('17D');
  expect(titles('there are')).toEqual(['can I bring my dog?']);
});

test('what is asked for in just these words comes first, though it does not have them', () => {
  const [first] = engine.ask('how do I get there').hits;
  expect(first).toMatchObject({record: {title: 'where is it?'}});
  expect(engine.ask('how do I get there').isLoose).toBe(false);
});

test.each([
  ['directions', 'how do I get there'],
  ['direct', 'how do I get there'],
  ['clothes', 'clothes'],
  ['injury', 'first aid'],
  ['the campout', undefined],
  ['party crew', undefined],
])('%j is called %j beside the result', (typed, expected) => {
  expect(engine.ask(typed).hits[0]!.askedAs).toBe(expected);
});

test('another word marks the one that the page has', () => {
  expect([...engine.ask('sunscreen').hits[0]!.found.keys()]).toEqual(['sunblock']);
});

test('small words are not marked', () => {
  expect([...engine.ask('where is it').hits[0]!.found.keys()]).toEqual([]);
});

test('a whole word comes before what only begins so', async () => {
  const small = await makeEngine({
    year: '2025',
    records: [record('business struts', 'Business side.'), record('chocks', 'They hold the bus.')],
  });
  const found = small.ask('bus').hits;
  expect(found.map((hit) => hit.record.title)).toEqual(['chocks', 'business struts']);
});

test('of small words alone none is the beginning of another, except while only one is there', () => {
  expect(titles('is in')).not.toContain('wrenches');
  expect(titles('do')).toContain('can I bring my dog?');
  expect(engine.ask('how do I get there').hits).toHaveLength(1);
});

test.each(['party crew', 'the party crew', 'party cre', 'party crew left'])(
  '%s: the crew’s own part comes before what is about it elsewhere',
  (typed) => {
    expect(engine.ask(typed).hits[0]!.record.url).toBe('/setup/#party-crew');
  },
);

test('beside a crew’s name it is the other words that decide', () => {
  expect(titles('party crew struts')[0]).toBe('party struts');
  expect(titles('struts party crew')[0]).toBe('party struts');
});

test('a hit says which words were found, and where', () => {
  const [hit] = engine.ask('generatr').hits;
  expect([...hit!.found]).toEqual([['generator', ['brc']]]);
});

test('10 KB of junk is answered', () => {
  for (const junk of [
    '<"\'&'.repeat(2500),
    '1/'.repeat(5000),
    'zip '.repeat(2500),
    '🐑'.repeat(2500),
  ])
    expect(() => engine.ask(junk)).not.toThrow();
});
