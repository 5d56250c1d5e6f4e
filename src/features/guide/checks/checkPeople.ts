import type {Danger} from '../model/types';
import {anyNumber, numberOf, type Said} from './taskText';

/** 'One person stands on each side' are two. */
const PEOPLE = new RegExp(
  `\\b(${anyNumber}) (?:people|persons?)\\b(?=( \\w+ on each side)?)`,
  'gi',
);
/** The one who comes after them: 'the fourth puts a bolt in'. */
const NTH = /\bthe (second|third|fourth|fifth|sixth)\b(?! \w*hole)/gi;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const namedIn = (text: string) =>
  [...text.matchAll(PEOPLE)].map(([, word = '', sides]) => numberOf(word) * (sides ? 2 : 1));

/** The text gives nobody something to do who is not there, and the fourth comes after three. */
export function people({task, sentences}: Said): string[] {
  const named = sentences.flatMap(namedIn).reduce((all, one) => all + one, 0);
  const nth = sentences.flatMap((sentence) =>
    [...sentence.matchAll(NTH)].map(([said, word = '']) => ({
      said,
      number: ORDINALS.indexOf(word.toLowerCase()) + 1,
    })),
  );
  const wrong = nth
    .filter(({number}) => named > 0 && number !== named + 1)
    .map(({said}) => `the text says "${said}", after ${named} others`);
  const sum = Math.max(named, ...nth.map(({number}) => number));
  return task.people && sum > task.people.count
    ? [`the text gives ${sum} people something to do, and the figures have ${task.people.count}`]
    : wrong;
}

/** Takes from one list what another has; what is left of the other is in none. */
function leftOf(numbers: readonly number[], from: readonly number[]): number[] {
  const rest = [...from];
  return numbers.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A warning has as many people hold a thing as the steps have. */
export function peopleInDangers({task, sentences}: Said, dangers: readonly Danger[]): string[] {
  const named = sentences.flatMap(namedIn);
  if (named.length === 0) return [];
  return dangers
    .filter((danger) => danger.task === task.id)
    .flatMap(({id, up, down}) =>
      [up, down].flatMap((words) =>
        leftOf(namedIn(words), named).map(
          (number) =>
            `the danger '${id}' speaks of ${number} people, and the steps of ${named.join(' and ')}`,
        ),
      ),
    );
}
