import type {Answer, Hit} from '../engine/engine';
import {clearBest} from './clearBest';
import {djAnswer} from './djAnswer';
import {panelAnswer} from './panelAnswer';
import {questionAnswer} from './questionAnswer';
import {sizeAnswer} from './sizeAnswer';
import {strutAnswer} from './strutAnswer';
import type {AnswerFacts, DirectAnswer} from './types';

/**
 * What the search can answer by itself, only where it is certain: a code to the letter, a DJ's name, a
 * question that is clearly meant. A name that a panel and a strut have is the panel's unless 'strut' is
 * said.
 * @param facts of the year; without them only questions are answered
 */
export function directAnswer(
  typed: string,
  found: Answer,
  facts: AnswerFacts | undefined,
): DirectAnswer | undefined {
  if (found.hits.length === 0) return undefined;
  const best = clearBest(found);
  const fromFacts =
    facts &&
    (panelAnswer(typed, facts) ??
      strutAnswer(typed, facts) ??
      sizeAnswer(typed, facts) ??
      djAnswer(typed, facts, best));
  return fromFacts ?? (best && questionAnswer(best));
}

/** What is found, and the answer itself where it is certain. */
export interface Found extends Answer {
  direct?: DirectAnswer;
  /** Where there is none: the result that is clearly meant. */
  best?: Hit;
  /** What is found besides the place that the answer itself stands for. */
  others: Hit[];
}

/** A heading without a word of its own, below which something else is found that says more. */
const isBareHeading = ({record}: Hit, hits: readonly Hit[]) =>
  !record.text &&
  hits.some(({record: {page, trail = []}}) => page === record.page && trail.includes(record.title));

/** What is found with its answer: the result that it is about comes first, so Enter leads there. */
export function withAnswer(typed: string, found: Answer, facts: AnswerFacts | undefined): Found {
  const direct = directAnswer(typed, found, facts);
  const isAbout = ({record}: Hit) => record.url === direct?.about;
  const hits = found.hits.filter((hit) => !isBareHeading(hit, found.hits));
  const others = hits.filter((hit) => !isAbout(hit));
  const clear = direct ? undefined : clearBest(found);
  const best = others.find((hit) => hit === clear && hit.record.text);
  return {...found, hits: [...hits.filter(isAbout), ...others], direct, best, others};
}

/** An answer in a sentence or two, to be read aloud. */
export const answerSentence = ({title, is, lines}: DirectAnswer): string =>
  [title, is, ...lines]
    .filter((words) => words)
    .map((words, i, all) =>
      /[.:;,!?]$/.test(words ?? '') ? words : `${words}${i + 1 < all.length ? ',' : '.'}`,
    )
    .join(' ');
