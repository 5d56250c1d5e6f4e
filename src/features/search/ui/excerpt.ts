import {inOneLine, marked, type Piece} from './marks';
import type {Hit} from '../engine/engine';
import {knownTokens, type Token} from '../engine/terms';
import type {SearchRecord} from '../engine/types';

/** How long an excerpt is, and how much of it stands before the first word found, in characters. */
const LENGTH = 170;
const LEAD = 40;

/** What is shorter says too little by itself. */
const BARE = 20;

/** What says something by itself: a sentence, a point of a list, a 'label: value' of a row. */
interface Stretch {
  words: string;
  start: number;
  end: number;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const stretchesOf = (text: string): Stretch[] =>
  [...text.matchAll(/\S.*?(?:[.!?;](?=\s)|$)/gm)].map(({0: words, index}) => ({
    words,
    start: index,
    end: index + words.length,
  }));

const isSentence = ({words}: Stretch) => /[.!?]$/.test(words);
const isLabel = ({words}: Stretch) => words.endsWith(':');

const textsOf = ({text, street = '', brc = ''}: SearchRecord) => [text, street, brc];

/** How many different words of those found stand in a stretch of text. */
const kinds = (all: Token[], start: number) =>
  new Set(all.filter((t) => t.start >= start && t.end <= start + LENGTH - LEAD).map((t) => t.term))
    .size;

/** Where in a text most of what was found stands together, and how much that is. */
function bestPlace(text: string, found: ReadonlySet<string>) {
  const all = knownTokens(text).filter(({term}) => found.has(term));
  return all.reduce(
    (best, {start}) => {
      const count = kinds(all, start);
      return count > best.count ? {...best, start, count} : best;
    },
    {text, tokens: all, start: 0, count: 0},
  );
}

/** The beginning of the word that a place lies in, or of the text. */
const wordStart = (text: string, place: number) =>
  place <= 0 ? 0 : text.lastIndexOf(' ', place) + 1;

/** What is too long to be shown whole: the words around a place in it. */
function cut(text: string, place: number): string {
  const from = place < LEAD * 2 ? 0 : wordStart(text, place - LEAD);
  const end = from + LENGTH;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return `${from > 0 ? '…\u00a0' : ''}${text.slice(from, to)}${to < text.length ? '\u00a0…' : ''}`;
}

/**
 * What a point of a list stands under: 'Hardware:', with a mark where points between are left out; not
 * where it says the title once more.
 */
function labelOf(all: Stretch[], at: number, title: string): string {
  if (isSentence(all[at]!) || /^[^:]*:( |$)/.test(all[at]!.words)) return '';
  const before = all.slice(0, at).reverse();
  const steps = before.findIndex((one) => isLabel(one) || isSentence(one));
  const label = before[steps];
  if (!label || !isLabel(label) || label.words === `${title}:`) return '';
  return `${label.words} ${steps === 0 ? '' : '… '}`;
}

/**
 * What follows that has to do with it, as far as there is room: the next sentence of a text, what was
 * found too, and what makes a bare word say something.
 */
function following(
  all: Stretch[],
  at: number,
  {text, tokens, isBare}: {text: string; tokens: Token[]; isBare: boolean},
) {
  const {start} = all[at]!;
  const goesOn = (one: Stretch, nth: number) =>
    tokens.length === 0 ||
    (isBare && one.start - start < BARE && !isLabel(one)) ||
    (isSentence(one) && isSentence(all[at + nth]!)) ||
    tokens.some((token) => token.start >= one.start && token.start < one.end);
  const rest = all.slice(at + 1);
  const stop = rest.findIndex((one, nth) => one.end - start > LENGTH || !goesOn(one, nth));
  const some = rest.slice(0, stop < 0 ? rest.length : stop);
  // A label without what it is of says nothing.
  while (some.length > 0 && isLabel(some.at(-1)!)) some.pop();
  // A point of a list that stands behind a sentence begins as one.
  return some.map(({words, start: from}, nth) =>
    text[from - 1] === '\n' && isSentence(all[at + nth]!) ? capitalized(words) : words,
  );
}

/**
 * The words of a record around what was found, with that marked: whole sentences and points, so that
 * they read as such, with a capital where they begin. Its beginning when nothing was found.
 */
export function excerpt(record: SearchRecord, found: ReadonlySet<string>): Piece[] {
  const places = textsOf(record).map((text) => bestPlace(text, found));
  const best = places.reduce((a, b) => (b.count > a.count ? b : a));
  const all = stretchesOf(best.text);
  if (all.length === 0) return [];
  const at = all.findIndex(({end}) => end > best.start);
  const {words, start} = all[at]!;
  if (words.length > LENGTH) return marked(cut(words, best.start - start), found);
  const label = labelOf(all, at, record.title);
  const rest = following(all, at, {...best, isBare: label === ''});
  const whole = [capitalized(`${label}${words}`), ...rest];
  return marked(inOneLine(whole.join('\n')).replace(/;$/, ''), found);
}

/** What is shown of a result, with the words marked that were found in it. */
export const saidOf = ({record, found}: Hit) => excerpt(record, new Set(found.keys()));
