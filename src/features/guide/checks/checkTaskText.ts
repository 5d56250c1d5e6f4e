import type {Task} from '../model/types';
import type {Guide} from './guide';

const TASK = /<Task \{\.\.\.task\((['"])([\w-]+)\1\)\}[^>]*>([\s\S]*?)<\/Task>/g;
/** A size in inches: 3/8", 1 1/2", 4"; not the two of a timber, 2"×2". */
const SIZE = /(?:\d+ )?\d+\/\d+"|\d+"(?!×|x)(?<!×\d+")/g;
/** Sentences that say themselves that theirs is another one. */
const isOther = (sentence: string) => /not in this list|or more\)/.test(sentence);

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberOf = (word: string) => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;
const anyNumber = `\\d+|${NUMBERS.join('|')}`;
const PEOPLE = new RegExp(`\\b(${anyNumber}) (?:people|persons?)\\b`, 'gi');
/** A number of what is screwed in, as digits: 'the 9 shorter bolts'. */
const FASTENERS = /(?<![\d/"])\b(\d+) (?:\w+ )?(?:bolts|nuts|screws)\b/g;

interface Said {
  task: Task;
  sentences: string[];
}

function tasksIn({texts, figures}: Guide): Said[] {
  return texts.flatMap((text) =>
    [...text.matchAll(TASK)].flatMap(([, , id, body = '']) => {
      const task = figures.tasks.find((one) => one.id === id);
      const sentences = body
        .split(/(?<=[.!?:])\s+|\n/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence && !/^[<{]/.test(sentence));
      return task ? [{task, sentences}] : [];
    }),
  );
}

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
  const sum = named.reduce((all, one) => all + one, 0);
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
    [...sizes(said, guide), ...people(said), ...fasteners(said)].map(
      (line) => `${guide.folder}, task '${said.task.id}': ${line}; change one of them`,
    ),
  );
}
