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
  record('wrenches', '1/2" takes 3/4", 3/8" takes 9/16".'),
  record('ears', 'Three 1 1/2" bolts at the marks.'),
  record('can I bring my dog?', 'No. There are coyotes.', {page: 'Q&A', url: '/q/#dogs'}),
  record('M*J*R', 'Oakland', {page: 'DJ Lineup', url: '/dj/#m-j-r'}),
  record('the campout', 'Camp in the woods.', {page: 'Campout', url: '/campout/'}),
  record('shelf', 'Two people hold it.', {brc: 'Black Rock City only: the generator.'}),
];

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({year: '2025', records});
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
  'xyzzy',
  '',
  ' ',
  '"',
  '###',
  '7DEF struts',
])('%j finds nothing', (typed) => {
  expect(engine.ask(typed)).toEqual({hits: [], isLoose: false});
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
