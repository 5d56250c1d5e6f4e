import type {Task} from '../model/types';
import {anyNumber, differs, numberOf, type Said} from './taskText';

/** A number of one kind: 'three 1 1/2" bolts', 'two wood screws'. */
const OF_KIND = new RegExp(
  `\\b(${anyNumber}) ((?:\\d+ )?\\d+/\\d+"|\\d+"|lag|wood|structural) (?:bolts|screws)\\b`,
  'gi',
);
/** How many of one kind go where: 'the 3/8" bolts: two bolts in one rail, one in the other'. */
const DIVIDED =
  /\bthe ((?:\d+ )?\d+\/\d+"|\d+"|lag|wood|structural) (?:bolts|screws)\b[^:.\n]*: ([^.\n]*)\./gi;
const SHARE = new RegExp(`\\b(${anyNumber})(?= (?:bolts|holes|in|and)\\b|,|$)`, 'gi');
/** 'The 4" bolts make two for each side'. */
const A_SIDE = new RegExp(`\\bThe (\\d+") bolts make (${anyNumber}) for each side`, 'g');

/** How many of the hardware are of a size, a length or a kind such as 'lag'; undefined if uncounted. */
function countOf({hardware}: Task, which: string): number | undefined {
  const counts = hardware
    .filter(({kind, size, length}) => [size, length, kind.split(' ')[0]].includes(which))
    .map(({count}) => (typeof count === 'object' ? count.count : undefined));
  return counts.length === 1 ? counts[0] : undefined;
}

/** Shares of a kind: those of a rail, a side or a strut add up to what the figures count. */
export function shares({task, body, sentences}: Said): string[] {
  const check = (said: string, which: string, fits: (count: number) => boolean): string[] => {
    const count = countOf(task, which);
    return count === undefined || fits(count) ? [] : [differs(said, count)];
  };
  const each = sentences.flatMap((sentence) =>
    [...sentence.matchAll(OF_KIND)].flatMap(([said, word = '', which = '']) => {
      const number = numberOf(word);
      // 'Two each' is said of the two sides; how often a number is meant otherwise is not.
      return sentence.includes(`${said} each`)
        ? check(`${said} each`, which, (count) => count === 2 * number)
        : check(said, which, (count) => count % number === 0);
    }),
  );
  const divided = [...body.matchAll(DIVIDED)].flatMap(([said, which = '', rest = '']) => {
    const numbers = [...rest.matchAll(SHARE)].map(([, word = '']) => numberOf(word));
    const sum = numbers.reduce((all, one) => all + one, 0);
    return sum === 0 ? [] : check(said, which, (count) => count === sum);
  });
  const sided = [...body.matchAll(A_SIDE)].flatMap(([said, which = '', word = '']) =>
    check(said, which, (count) => count === 2 * numberOf(word)),
  );
  return [...each, ...divided, ...sided];
}

/** The only bolts of a task, put in one at each end, are two. */
export function ends({task, sentences}: Said): string[] {
  const [only, ...others] = task.hardware;
  if (!only || others.length > 0 || typeof only.count !== 'object') return [];
  const {count} = only.count;
  return sentences
    .filter((sentence) => /\ba bolt in at each end\b/.test(sentence) && count !== 2)
    .map((sentence) => differs(sentence, count));
}
