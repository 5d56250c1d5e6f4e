import type {Task} from '../model/types';
import {counted, perSide} from './checkCounted';
import {ends, shares} from './checkShares';
import type {Guide} from './guide';
import {anyNumber, numberOf, type Said, tasksIn} from './taskText';

/** A size in inches: 3/8", 1 1/2", 4"; not the two of a timber, 2"×2". */
const SIZE = /(?:\d+ )?\d+\/\d+"|\d+"(?!×|x)(?<!×\d+")/g;
/** Sentences that say themselves that theirs is another one. */
const isOther = (sentence: string) => /not in this list|or more\)/.test(sentence);

const PEOPLE = new RegExp(`\\b(${anyNumber}) (?:people|persons?)\\b`, 'gi');
/** The one who comes after them: 'the fourth puts a bolt in'. */
const NTH = /\bthe (second|third|fourth|fifth|sixth)\b(?! \w*hole)/gi;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** A number of what is screwed in, as digits: 'the 9 shorter bolts'. */
const FASTENERS = /(?<![\d/"])\b(\d+) (?:\w+ )?(?:bolts|nuts|screws)\b/g;
/** Every size that the figures of a task have, and those of the wrench table. */
function sizesOf({hardware, parts, tools}: Task, {wrenches}: Guide): Set<string> {
  const texts = [
    ...hardware.flatMap(({size, length = ''}) => [size, length]),
    ...parts,
    ...tools,
    ...wrenches.flatMap(({bolt, wrench}) => [bolt, wrench]),
  ];
  return new Set(texts.flatMap((text) => text.match(SIZE) ?? []));
}

function sizes({task, sentences}: Said, guide: Guide): string[] {
  const known = sizesOf(task, guide);
  return sentences
    .filter((sentence) => !isOther(sentence))
    .flatMap((sentence) =>
      (sentence.match(SIZE) ?? [])
        .filter((size) => !known.has(size))
        .map((size) => `the text says "${sentence}", and the figures have no ${size} there`),
    );
}

function people({task, sentences}: Said): string[] {
  const {people: crew} = task;
  if (!crew) return [];
  const named = sentences.flatMap((sentence) =>
    [...sentence.matchAll(PEOPLE)].map(([, word = '']) => numberOf(word)),
  );
  const nth = sentences.flatMap((sentence) =>
    [...sentence.matchAll(NTH)].map(([, word = '']) => ORDINALS.indexOf(word.toLowerCase()) + 1),
  );
  const sum = Math.max(
    named.reduce((all, one) => all + one, 0),
    ...nth,
  );
  return sum > crew.count
    ? [`the text gives ${sum} people something to do, and the figures have ${crew.count}`]
    : [];
}

function fasteners({task: {hardware}, sentences}: Said): string[] {
  const counts = hardware.flatMap(({count}) => (typeof count === 'object' ? [count.count] : []));
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(FASTENERS)]
      .filter(([, number]) => !counts.includes(Number(number)))
      .map(
        ([said]) =>
          `the text says "${said}", and the figures count ${counts.join(', ') || 'none'} there`,
      ),
  );
}

/**
 * What a task's text says of sizes, people and counts is what its figures have: who changes one of the
 * two is told of the other.
 * @returns a line for each difference
 */
export function checkTaskText(guide: Guide): string[] {
  return tasksIn(guide).flatMap((said) =>
    [
      ...sizes(said, guide),
      ...people(said),
      ...fasteners(said),
      ...shares(said),
      ...ends(said),
      ...counted(said),
      ...perSide(said),
    ].map((line) => `${guide.folder}, task '${said.task.id}': ${line}; change one of them`),
  );
}
