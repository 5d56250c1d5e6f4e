import type {Hit} from '../engine/engine';
import {knownTokens} from '../engine/terms';
import {FIELDS, type Field, type SearchRecord} from '../engine/types';

type Place = 'street' | 'brc';

/** More words than one wants to see marked. */
const MOST = 8;

/** The place whose edition of the guide shows what was found; undefined where any does. */
export function placeOf({record, found}: Hit): Place | undefined {
  if (record.place) return record.place;
  const isPlace = (field: Field): field is Place => field === 'street' || field === 'brc';
  return [...found.values()].find((fields) => fields.every(isPlace))?.find(isPlace);
}

const textOf = (record: SearchRecord, field: Field) =>
  field === 'trail' || field === 'asked' ? '' : (record[field] ?? '');

/** The words that were found, as the page writes them. */
function wordsFound({record, found}: Hit): string[] {
  const words = FIELDS.flatMap((field) => {
    const text = textOf(record, field);
    return knownTokens(text)
      .filter(({term}) => found.has(term))
      .map(({start, end}) => text.slice(start, end));
  });
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MOST);
}

/**
 * The link of a result: to its heading, in the edition that shows it, with the words to mark there:
 * /setup/?edition=street&find=zip,ties#general-knowledge-hanging
 */
export function addressOf(hit: Hit): string {
  const [path = '', id] = hit.record.url.split('#');
  const place = placeOf(hit);
  const words = wordsFound(hit).map(encodeURIComponent).join(',');
  const query = [place && `edition=${place}`, words && `find=${words}`].filter(Boolean).join('&');
  return `${path}${query && `?${query}`}${id ? `#${id}` : ''}`;
}

/** The page of all results, which can be passed on. */
export function searchAddress(typed: string, year?: string): string {
  const query = String(new URLSearchParams({...(typed && {q: typed}), ...(year && {year})}));
  return `/search/${query && `?${query}`}`;
}
