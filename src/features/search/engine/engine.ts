import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import {squeeze} from '../../../text/fold';
import type {CrewId} from '../../guide/model/types';
import {askedAs} from './askedAs';
import {loose, readQuestion, strict, wholeWords} from './question';
import {gistOf} from './telling';
import {terms} from './terms';
import {FIELDS, type Field, type SearchIndex, type SearchRecord} from './types';
import {Vocabulary} from './vocabulary';

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  /** The terms that were found in it, and where. */
  found: Map<string, Field[]>;
  /** What it is called by those who ask for it as somebody did: 'tickets'. */
  askedAs?: string;
}

export interface Answer {
  hits: Hit[];
  /** True when nothing has all that was typed, and these have a part of it. */
  isLoose: boolean;
  /** What was looked for: what was typed, or what the pages say for just that. */
  lookedFor: string;
}

export interface Engine {
  /** What is found for a question, the best first; nothing for one without a word. */
  ask: (typed: string) => Answer;
}

/** How many records are put into the index before the page may do something else. */
const CHUNK = 20;

/** How much more a crew's own part counts than what is about it elsewhere. */
const CREWS_OWN = 1.1;
/** How much more counts what is the crew's that somebody has named. */
const NAMED = 2;

// Terms are made before; MiniSearch is to take them as they are.
const asTheyAre = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
} satisfies SearchOptions;

/** 'M*J*R' is looked for as 'mjr'. */
const names = ({title, names: others = ''}: SearchRecord) =>
  title.includes(' ') ? others : `${others}\n${squeeze(title)}`;

/** '/campout/q-and-a/' as words: who asks for 'campout dates' means those there. */
const pathOf = ({url}: SearchRecord) => url.replace(/#.*/, '').replaceAll('/', '\n');

/** What a record is asked for by, without what its title says already: once is enough to be found. */
function askedOnly({asked = [], title}: SearchRecord): string {
  const said = terms(title);
  return terms(asked.flat().join('\n'))
    .filter((term) => !said.includes(term))
    .join('\n');
}

function textOf(record: SearchRecord, field: string): string {
  if (field === 'names') return names(record);
  if (field === 'asked') return askedOnly(record);
  if (field === 'trail') return [pathOf(record), record.page, ...(record.trail ?? [])].join('\n');
  return record[field as Exclude<Field, 'trail' | 'asked'>] ?? '';
}

/** Whether it is a crew's part of the guide, which other pages have a section named after. */
const isCrewsOwn = ({crew, url}: SearchRecord) => crew !== undefined && url.endsWith(`#${crew}`);

/** Things by what the names that they go by come down to. */
function byGist<T>(all: readonly T[], namesOf: (one: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all)
    for (const gist of new Set(namesOf(one).map(gistOf)))
      found.set(gist, [...(found.get(gist) ?? []), one]);
  return found;
}

/**
 * Makes an index searchable, a few records at a time, so that the page stays quick.
 * @param index as the build wrote it
 */
export async function makeEngine({records, means}: SearchIndex): Promise<Engine> {
  const vocabulary = new Vocabulary(means);
  const search = new MiniSearch<SearchRecord & {id: number}>({
    fields: [...FIELDS],
    extractField: (record, field) => (field === 'id' ? record.id : textOf(record, field)),
    tokenize: terms,
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {
      ...asTheyAre,
      // A short section says more by a word than a long list that has it too.
      bm25: {k: 1.2, b: 0.9, d: 0.5},
      // What is for one place only is short, and would otherwise win by that.
      boost: {title: 5, names: 2.5, asked: 4, trail: 1.2, street: 0.5, brc: 0.5},
    },
  });
  await search.addAllAsync(
    records.map((record, id) => ({...record, id})),
    {chunkSize: CHUNK},
  );

  function toHit({id, match}: SearchResult): Hit {
    const record = records[id as number]!;
    const found = new Map(Object.entries(match) as [string, Field[]][]);
    if (found.has(squeeze(record.title)))
      for (const term of terms(record.title)) found.set(term, ['title']);
    return {record, found};
  }

  const asked = byGist(records, (record) => record.asked?.flat() ?? []);
  const named = byGist(records, ({title}) => [title]);
  const instead = byGist(Object.entries(means ?? {}), ([said]) => [said]);

  function asks(query: Query | undefined, crew?: CrewId): Hit[] {
    if (!query) return [];
    const weightOf = (record: SearchRecord) =>
      (isCrewsOwn(record) ? CREWS_OWN : 1) * (crew && record.crew === crew ? NAMED : 1);
    return search
      .search(query, {boostDocument: (id) => weightOf(records[id as number]!)})
      .map(toHit);
  }

  return {
    ask(typed) {
      const [[, meant] = []] = instead.get(gistOf(typed)) ?? [];
      const lookedFor = meant ?? typed;
      const question = readQuestion(lookedFor, vocabulary);
      if (question.parts.length === 0) return {hits: [], isLoose: false, lookedFor};
      const gist = gistOf(lookedFor);
      const first = asked.get(gist) ?? [];
      const all = asks(strict(question), question.crew);
      const isLoose = all.length + first.length === 0;
      const hits = isLoose ? asks(loose(question), question.crew) : all;
      const whole = wholeWords(question);
      const saysAll = ({found}: Hit) => whole.every((some) => some.some((term) => found.has(term)));
      // What is asked for in just these words, then what has just this name: a panel before all
      // that mention it. Whole words before their beginnings: 'bus' before 'business'.
      const rank = (hit: Hit) => {
        if (first.includes(hit.record)) return 0;
        if (named.get(gist)?.includes(hit.record)) return 1;
        return saysAll(hit) ? 2 : 3;
      };
      const others = first.filter((one) => !hits.some(({record}) => record === one));
      const inOrder = [...others.map((record): Hit => ({record, found: new Map()})), ...hits].sort(
        (a, b) => rank(a) - rank(b),
      );
      return {
        hits: inOrder.map(({record, found}) => ({
          record,
          found: question.isSmallTalk ? new Map<string, Field[]>() : found,
          askedAs: askedAs(record, gist, found),
        })),
        isLoose: isLoose && hits.length > 0,
        lookedFor,
      };
    },
  };
}
