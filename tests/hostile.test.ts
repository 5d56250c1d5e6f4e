/** 10 000 hostile inputs to all that reads an address, the device, or what somebody pastes. */
import fc from 'fast-check';
import {struts} from '../docs/setup/figures/struts';
import panelFile from '../docs/setup/panels.json';
import {lineup} from '../src/data/lineup';
import {decodeHash} from '../src/text/decodeHash';
import {crews, editionFor} from '../src/features/guide/model/crews';
import {placeFor} from '../src/features/guide/edition/edition';
import {finderAnswer, hashFor} from '../src/features/guide/panels/finderAnswer';
import {findPanel} from '../src/features/guide/panels/findPanel';
import {readHandover} from '../src/features/guide/handover/line/read';
import {handoverCode} from '../src/features/guide/handover/line/write';
import * as labels from '../src/features/guide/labels/choice';
import type {PanelFile} from '../src/features/guide/model/panelFile';
import {ticksOf} from '../src/features/guide/task/ticks';
import * as wall from '../src/features/lineup/choice';
import {pageAsked} from '../src/features/offline/page/pageAsked';
import {addressOf, searchAddress} from '../src/features/search/ui/address';
import {makeEngine, type Engine} from '../src/features/search/engine/engine';
import {marked} from '../src/features/search/ui/marks';
import {slashOpens} from '../src/features/search/ui/isShortcut';
import {terms} from '../src/features/search/engine/terms';
import {slug} from '../src/text/slug';
import {hostile, SEED} from './support/hostile';

const HERE = 'https://www.baaahs.org/campout/';
const map = panelFile as unknown as PanelFile;
const panelNames = map.panels.map(({name}) => name);
const affiliations = new Set(lineup.flatMap(({affiliation = ''}) => affiliation.split(', ')));
const slugs = new Set(lineup.map(({name}) => slug(name)));
const crewIds: string[] = ['all', ...crews.map(({id}) => id)];
const query = (key: string, value: string) => `?${key}=${value}`;

let engine: Engine;
let stored: string;
beforeAll(async () => {
  const text = 'Hang 17D on struts 17ABC. Zip ties and jack stands.';
  engine = await makeEngine({
    year: '2025',
    records: [{url: '/setup/#a', page: 'Setup Guide', title: 'primary mounts', text}],
  });
  const storage = {getItem: () => stored, setItem: () => undefined};
  Object.assign(globalThis, {localStorage: storage});
});

/** What reads a text, and what may come of it: of what is known, or nothing. */
const readers: Record<string, (text: string) => void> = {
  'the hash of an address': (text) => {
    expect(typeof decodeHash(`#${text}`)).toBe('string');
  },
  'the guide’s edition by hash': (text) => {
    expect(crewIds).toContain(editionFor(decodeHash(`#${text}`), 'all', () => false));
  },
  'the guide’s place by query, else by device': (text) => {
    stored = text;
    expect(['brc', 'street']).toContain(placeFor(query('edition', text)));
    expect(['brc', 'street']).toContain(placeFor(text));
  },
  'a panel by hash or typed': (text) => {
    const {name, near} = findPanel(decodeHash(`#${text}`) || text, panelNames);
    expect([...panelNames, '']).toContain(name);
    expect(panelNames).toEqual(expect.arrayContaining([...near]));
  },
  'a question to the finder': (text) => {
    for (const typed of [decodeHash(`#${text}`) || text, `next-to-${text}`, `strut ${text}`]) {
      const answer = finderAnswer(typed, {panels: map.panels, struts});
      const hash = hashFor(answer, typed);
      // Its own address asks the same kind of thing; words are short, whatever was typed.
      if (answer.kind !== 'unknown')
        expect(finderAnswer(hash, {panels: map.panels, struts}).kind).toBe(answer.kind);
      if ('words' in answer) expect(answer.words.length).toBeLessThan(250);
    }
  },
  'a choice of labels': (text) => {
    const search = `?crew=${text}&section=${text}&panels=${text}`;
    const choice = labels.readChoice(search, map);
    expect(crewIds).toEqual(expect.arrayContaining([...choice.crews]));
    expect(choice.typed.length).toBeLessThanOrEqual(labels.LONGEST);
    expect(panelNames).toEqual(
      expect.arrayContaining(labels.labelsFor(choice, map).labels.map(({panel}) => panel.name)),
    );
    expect(labels.addressOf(choice, HERE).startsWith(HERE)).toBe(true);
  },
  'a choice of the line-up': (text) => {
    const choice = wall.readChoice({search: `?with=${text}&q=${text}`, hash: `#${text}`}, lineup);
    if (choice.affiliation) expect(affiliations).toContain(choice.affiliation);
    if (choice.marked) expect(slugs).toContain(choice.marked);
    expect(choice.typed.length).toBeLessThanOrEqual(wall.LONGEST);
    expect(wall.addressOf(choice, HERE).startsWith(HERE)).toBe(true);
    wall.shownBy({...choice, typed: text}, lineup);
  },
  'the page that is not on the device': (text) => {
    // A path of this site, and nothing that a link could run.
    expect(pageAsked(query('page', text)) ?? '/').toMatch(/^\/(?:[\w-]+\/)*$/);
  },
  'a handover': (text) => {
    const reading = readHandover(text, '2025');
    if ('refused' in reading) expect(reading.refused).not.toContain('<');
    // What is taken is what such a code says.
    else expect(readHandover(handoverCode(reading.handover), '2025')).toEqual(reading);
  },
  'what is looked for': (text) => {
    const answer = engine.ask(text);
    expect(answer.hits.map(addressOf).every((address) => address.startsWith('/setup/?'))).toBe(
      true,
    );
    expect(searchAddress(text, text).startsWith('/search/')).toBe(true);
  },
  'the words to mark in a page': (text) => {
    const joined = marked(text, new Set(terms(text))).map((part) => part.text);
    expect(joined.join('')).toBe(text);
  },
  'ticks on the device': (text) => {
    stored = text;
    const {get} = ticksOf(`a year of its own: ${text}`, 'brc');
    expect([...get()].every((id) => typeof id === 'string')).toBe(true);
  },
  'the setting of the key /': (text) => {
    stored = text;
    expect(slashOpens()).toBe(text !== 'off');
  },
};

const names = Object.keys(readers);
const numRuns = Math.ceil(10_000 / names.length);

test.each(names)('%s: nothing thrown, nothing unknown', (name) => {
  fc.assert(fc.property(hostile, readers[name]!), {numRuns, seed: SEED});
});

test('a reader that trips is found, and the shortest input with it', () => {
  const trips = (text: string) => void decodeURIComponent(text);
  expect(() => fc.assert(fc.property(hostile, trips), {numRuns, seed: SEED})).toThrow(
    new RegExp(`seed: ${SEED}`),
  );
});
