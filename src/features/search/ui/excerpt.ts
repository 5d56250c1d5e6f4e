import {inOneLine, marked, type Piece} from './marks';
import {knownTokens, type Token} from '../engine/terms';
import type {SearchRecord} from '../engine/types';

/** How long an excerpt is, and how much of it stands before the first word found, in characters. */
const LENGTH = 170;
const LEAD = 40;

const textsOf = ({text, street = '', brc = ''}: SearchRecord) =>
  [text, street, brc].filter(Boolean).map(inOneLine);

const isFound = (found: ReadonlySet<string>) => (token: Token) => found.has(token.term);

/** How many different words of those found stand in a stretch of text. */
const kinds = (all: Token[], start: number) =>
  new Set(all.filter((t) => t.start >= start && t.end <= start + LENGTH - LEAD).map((t) => t.term))
    .size;

/** Where in a text most of what was found stands together, and how much that is. */
function bestPlace(text: string, found: ReadonlySet<string>) {
  const all = knownTokens(text).filter(isFound(found));
  return all.reduce(
    (best, {start}) => {
      const count = kinds(all, start);
      return count > best.count ? {text, start, count} : best;
    },
    {text, start: 0, count: 0},
  );
}

/** The beginning of the word that a place lies in, or of the text. */
const wordStart = (text: string, place: number) =>
  place <= 0 ? 0 : text.lastIndexOf(' ', place) + 1;

/** The words of a record around what was found, with that marked; its beginning when nothing was. */
export function excerpt(record: SearchRecord, found: ReadonlySet<string>): Piece[] {
  const places = textsOf(record).map((text) => bestPlace(text, found));
  const best = places.reduce((a, b) => (b.count > a.count ? b : a), {
    text: '',
    start: 0,
    count: -1,
  });
  const {text, start} = best;
  const from = start < LEAD * 2 ? 0 : wordStart(text, start - LEAD);
  const end = from + LENGTH;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  const cut = text.slice(from, to);
  return marked(`${from > 0 ? '…\u00a0' : ''}${cut}${to < text.length ? '\u00a0…' : ''}`, found);
}
