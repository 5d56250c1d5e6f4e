import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import {squeeze} from '../fold';
import {loose, readQuestion, strict} from './question';
import {terms} from './terms';
import {FIELDS, type Field, type SearchIndex, type SearchRecord} from './types';
import {Vocabulary} from './vocabulary';

/** A record that was found. */
export interface Hit {
  record: SearchRecord;
  /** The terms that were found in it, and where. */
  found: Map<string, Field[]>;
}

export interface Answer {
  hits: Hit[];
  /** True when nothing has all that was typed, and these have a part of it. */
  isLoose: boolean;
}

export interface Engine {
  /** What is found for a question, the best first; nothing for one without a word. */
  ask: (typed: string) => Answer;
}

/** How many records are put into the index before the page may do something else. */
const CHUNK = 20;

// Terms are made before; MiniSearch is to take them as they are.
const asTheyAre = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
} satisfies SearchOptions;

/** 'M*J*R' is looked for as 'mjr'. */
const names = ({title, names: others = ''}: SearchRecord) =>
  title.includes(' ') ? others : `${others}\n${squeeze(title)}`;

function textOf(record: SearchRecord, field: string): string {
  if (field === 'names') return names(record);
  if (field === 'trail') return [record.page, ...(record.trail ?? [])].join('\n');
  return record[field as 'title' | 'text' | 'street' | 'brc'] ?? '';
}

/**
 * Makes an index searchable, a few records at a time, so that the page stays quick.
 * @param index as the build wrote it
 */
export async function makeEngine({records}: SearchIndex): Promise<Engine> {
  const vocabulary = new Vocabulary();
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
      boost: {title: 5, names: 2.5, trail: 1.2, street: 0.5, brc: 0.5},
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

  return {
    ask(typed) {
      const question = readQuestion(typed, vocabulary);
      if (question.parts.length === 0) return {hits: [], isLoose: false};
      const whole = search.search(strict(question));
      const less = whole.length > 0 ? undefined : loose(question);
      const hits = (less ? search.search(less) : whole).map(toHit);
      // What has just the name that was typed comes first: a panel before all that mention it.
      const wanted = question.terms.join(' ');
      const isNamed = ({record}: Hit) => terms(record.title).join(' ') === wanted;
      return {
        hits: [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))],
        isLoose: less !== undefined && hits.length > 0,
      };
    },
  };
}
