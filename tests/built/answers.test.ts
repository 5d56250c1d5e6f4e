/** What the search answers by itself, of the built site: it is certain, and its links lead somewhere. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {searchYears} from '../../src/config/searchYears';
import {lineup} from '../../src/data/lineup';
import {withAnswer} from '../../src/features/search/answers/directAnswer';
import type {AnswerFacts, DirectAnswer} from '../../src/features/search/answers/types';
import {makeEngine, type Engine} from '../../src/features/search/engine/engine';
import {strutsIn} from '../../src/features/guide/model/struts';
import {buildFolder, fileAt, parse} from '../support/build';
import {answersOf, indexOf} from '../support/searchIndex';
import {smallFile} from '../../src/text/pictureFiles';

const years = [searchYears.season, ...searchYears.frozen];
const facts = answersOf(searchYears.season);
const index = indexOf(searchYears.season);
const engines = new Map<string, Engine>();
beforeAll(async () => {
  for (const year of years) engines.set(year, await makeEngine(indexOf(year)));
});
const found = (typed: string, year = searchYears.season) =>
  withAnswer(typed, engines.get(year)!.ask(typed), answersOf(year));
const answer = (typed: string, year?: string) => found(typed, year).direct;

const ids = (route: string) =>
  new Set(
    parse(route)('main [id]')
      .toArray()
      .map((one) => one.attribs.id),
  );
/** Where an answer's links lead that is not there. */
const lost = ({links, uses}: DirectAnswer) =>
  [...links, ...uses].filter(({href}) => {
    const [route = '', id] = href.split('#');
    return !fileAt(route) || (id !== undefined && !ids(route).has(id));
  });

/** All that a year can be asked by a code or a name. */
const codesOf = ({panels, struts, wrenches, djs}: AnswerFacts) => [
  ...panels.map(({name}) => ['panel', name]),
  ...[...new Set(struts.map(({name}) => name))].map((name) => ['strut', name]),
  ...struts.flatMap(({name}) => strutsIn(name).map((one) => ['strut', `strut ${one}`])),
  ...wrenches.map(({bolt}) => ['size', bolt]),
  ...wrenches.flatMap(({wrench}) => wrench.split(' or ').map((one) => ['size', one])),
  ...djs.map(({name}) => ['dj', name]),
];

const asked = years.flatMap((year) =>
  codesOf(answersOf(year)).map(([kind = '', typed = '']) => [year, kind, typed] as const),
);

test.each(asked)('%s answers the %s %s, and its links lead somewhere', (year, kind, typed) => {
  const told = answer(typed, year);
  expect(told?.kind).toBe(kind);
  expect(told && lost(told)).toEqual([]);
  expect(told?.links.length).toBeGreaterThan(0);
});

test('this year can be asked for panels, struts, sizes and DJs; a kept one for what it has', () => {
  const kinds = (year: string) => new Set(codesOf(answersOf(year)).map(([kind]) => kind));
  expect([...kinds(searchYears.season)]).toEqual([
    'panel',
    'strut',
    'size',
    ...(lineup.length > 0 ? ['dj'] : []),
  ]);
  // 2024 was frozen before its guide knew struts, and before a lineup was kept.
  expect([...kinds('2024')]).toEqual(['panel', 'size']);
  expect(answersOf('2024').finder).toBeUndefined();
});

/** A page of its own comes first for it. */
const hasPage = ['is there a schedule?'];
const questions = index.records.filter(
  ({isQuestion, title}) => isQuestion && !hasPage.includes(title),
);

test.each(questions.map(({title, url}) => [title, url]))(
  '%j is answered in its own words',
  (title, url) => {
    const told = answer(title);
    const record = index.records.find((one) => one.url === url)!;
    expect(told).toMatchObject({kind: 'question', title, links: [{href: url}]});
    expect(record.text.startsWith(told?.lines.join('\n') ?? '?')).toBe(true);
    expect(told && lost(told)).toEqual([]);
  },
);

test.each([
  ['dog', '/campout/q-and-a/#dogs'],
  ['dogs', '/campout/q-and-a/#dogs'],
  ['pets', '/campout/q-and-a/#dogs'],
  ['cat', '/campout/q-and-a/#dogs'],
  ['food', '/campout/q-and-a/#food'],
  ['4wd', '/campout/q-and-a/#vehicle'],
  ['how do I get there', '/campout/q-and-a/#where'],
  ['three eighths', '/setup/#general-knowledge-wrenches'],
  ['017d', '/setup/panels/#17D'],
])('%j is answered by %s', (typed, url) => {
  expect(answer(typed)?.links[0]?.href).toBe(url);
});

test.each(
  '7DEF 117D 17DF 5/17 9mm 99P car tent music campout tech party sheep zip ties'
    .split(' ')
    .concat(['zip tie', 'generator shelf', 'party crew', 'can I bring', '']),
)('%j is not answered: nobody can be certain what is meant', (typed) => {
  expect(answer(typed)).toBeUndefined();
});

test.each(codesOf(facts).map(([, typed = '']) => typed))(
  'Enter leads to what %s is answered by',
  (typed) => {
    const {hits, direct} = found(typed);
    expect(hits[0]?.record.url).toBe(direct?.about);
  },
);

test('pictures of DJs are there', () => {
  const images = facts.djs.flatMap(({image}) => (image ? smallFile(image) : []));
  expect(images.filter((image) => !fileAt(image))).toEqual([]);
  expect(images).toHaveLength(lineup.filter(({image}) => image).length);
});

test.each(years)('the file of %s is light', (year) => {
  const file = path.join(buildFolder, `search/answers-${year}.json`);
  expect(zlib.gzipSync(fs.readFileSync(file)).length).toBeLessThan(10_000);
});

test('a device keeps this year’s file, and no other', () => {
  const list = fs.readFileSync(path.join(buildFolder, 'offline-files.json'), 'utf8');
  const {files} = JSON.parse(list) as {files: {url: string}[]};
  expect(files.map(({url}) => url).filter((url) => url.startsWith('/search/answers-'))).toEqual([
    `/search/answers-${searchYears.season}.json`,
  ]);
});
