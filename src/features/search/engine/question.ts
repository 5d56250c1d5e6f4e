import type {Query} from 'minisearch';
import type {CrewId} from '../../guide/model/types';
import {isSmallTalk, telling} from './telling';
import {cleaned, tokens, type Token, terms} from './terms';
import type {Meaning, Vocabulary} from './vocabulary';
import {crews} from '../../guide/model/crews';

const names = crews.map(({id, name}) => ({id, words: terms(name)}));

/**
 * The crew that a question names while other words say what is looked for there, and the words that
 * name it: 'party crew' in 'party crew struts'. Undefined where it names none, or nothing else.
 */
function whoseOf(all: readonly Token[]): {crew: CrewId; words: readonly Token[]} | undefined {
  for (const {id, words} of names) {
    const runs = all.map((_, at) => all.slice(at, at + words.length));
    const run = runs.find((some) => some.map(({term}) => term).join(' ') === words.join(' '));
    if (run && run.length < all.length) return {crew: id, words: run};
  }
  return undefined;
}

/** A part of a question: a word, a code, or two words that may be one. */
interface Part {
  isCode: boolean;
  meanings: Meaning[];
}

/** All that somebody typed, read with the words that there are. */
export interface Question {
  parts: Part[];
  /** The crew that is named beside what is looked for. */
  crew?: CrewId;
  /** True where no word says what is looked for: then none is worth a mark. */
  isSmallTalk: boolean;
}

/** More words than anybody types. */
const MOST = 12;

/** How much a word of a crew's name counts beside others. */
const WHOSE = 0.2;

/** Of small words alone each is only itself: 'in' is not the beginning of 'indoors'. */
const exactly = ({term, isCode}: Token): Part => ({isCode, meanings: [{terms: [term], weight: 1}]});

const partOf = ({term, plain, isCode}: Token, vocabulary: Vocabulary): Part => ({
  isCode,
  meanings: isCode ? vocabulary.ofCode(term) : vocabulary.ofWord(term, plain),
});

/** What says whose it is has to be there, and weighs little beside what it is. */
const lighter = ({isCode, meanings}: Part): Part => ({
  isCode,
  meanings: meanings.map(({terms, weight}) => ({terms, weight: weight * WHOSE})),
});

/** 'camp out' is the word campout, or both words. '17 def' is only the code. */
function joinedPart(one: Token, two: Token, vocabulary: Vocabulary): Part | undefined {
  const others = vocabulary.otherWords(`${one.term} ${two.term}`);
  if (others.length > 0) return {isCode: false, meanings: others};
  const term = one.term + two.term;
  if (!vocabulary.has(term)) return undefined;
  const whole: Meaning = {terms: [term], weight: 1};
  if (one.isCode || two.isCode) return {isCode: true, meanings: [whole]};
  const [first, second] = [one, two].map((token) => partOf(token, vocabulary).meanings);
  const apart = (first ?? []).flatMap((a) =>
    (second ?? []).map((b) => ({
      terms: [...a.terms, ...b.terms],
      weight: Math.min(a.weight, b.weight),
    })),
  );
  return {isCode: false, meanings: [whole, ...apart]};
}

/** Reads what somebody typed. */
export function readQuestion(typed: string, vocabulary: Vocabulary): Question {
  const read = telling(tokens(cleaned(typed)).slice(0, MOST));
  if (isSmallTalk(read)) return {parts: read.map(exactly), isSmallTalk: true};
  const whose = whoseOf(read);
  const parts: Part[] = [];
  for (let i = 0; i < read.length; i += 1) {
    const [one, two] = read.slice(i, i + 2);
    const joined = one && two && joinedPart(one, two, vocabulary);
    if (joined) i += 1;
    const part = one && (joined ?? partOf(one, vocabulary));
    if (part) parts.push(whose?.words.includes(one) ? lighter(part) : part);
  }
  return {parts, crew: whose?.crew, isSmallTalk: false};
}

const meaningOf = ({terms, weight}: Meaning): Query => ({
  combineWith: 'AND',
  queries: terms,
  boostTerm: () => weight,
});

/** Of each part that was typed whole, the terms it then is; none of what it may only be the beginning of. */
export const wholeWords = ({parts}: Question): string[][] =>
  parts
    .map(({meanings}) => meanings.filter(({weight}) => weight === 1).flatMap(({terms}) => terms))
    .filter((whole) => whole.length > 0);

/** Hundreds of words begin with one letter: those go in one list. */
function queryOf({meanings}: Part): Query {
  const single = meanings.filter(({terms}) => terms.length === 1);
  const weights = new Map(single.map(({terms, weight}) => [terms[0], weight]));
  const list: Query = {
    combineWith: 'OR',
    queries: single.flatMap(({terms}) => terms),
    boostTerm: (term) => weights.get(term) ?? 1,
  };
  const compounds = meanings.filter(({terms}) => terms.length > 1).map(meaningOf);
  return {combineWith: 'OR', queries: [list, ...compounds]};
}

/** Everything that was typed has to be there. */
export const strict = ({parts}: Question): Query => ({
  combineWith: 'AND',
  queries: parts.map(queryOf),
});

/** Some of it is enough; but a code that was typed has to be there. Undefined where that is no help. */
export function loose({parts}: Question): Query | undefined {
  const words = parts.filter(({isCode}) => !isCode);
  const codes = parts.filter(({isCode}) => isCode);
  if (words.length === 0 || parts.length < 2) return undefined;
  const some: Query = {combineWith: 'OR', queries: words.map(queryOf)};
  return codes.length > 0 ? {combineWith: 'AND', queries: codes.map(queryOf)} : some;
}
