import {anyNumber, differs, numberOf, type Said} from './taskText';

const counts = ({task}: Said) =>
  task.hardware.flatMap(({size, length, count}) =>
    typeof count === 'object' ? [{count: count.count, names: [size, length]}] : [],
  );

/** 'to the sides', 'top and bottom': there are two of them, and each has as many. */
const TWO_PLACES = /\bto the sides\b|, top and bottom\b/;
const BOLTS = /\bthe ((?:\d+ )?\d+\/\d+"|\d+") bolts\b/g;

/** What goes to two places can be halved: bolts, and the parts that the sentence names. */
export function halves(said: Said): string[] {
  const parts = said.task.parts.flatMap((part) => {
    const [, number = '', name = ''] = /^(\d+) .*?(\w+)$/.exec(part) ?? [];
    return name ? [{count: Number(number), names: [name]}] : [];
  });
  return said.sentences
    .filter((sentence) => TWO_PLACES.test(sentence))
    .flatMap((sentence) => {
      const bolts = [...sentence.matchAll(BOLTS)].map(([, size = '']) => size);
      const named = [...bolts, ...(sentence.match(/\w+/g) ?? [])];
      return [...counts(said), ...parts]
        .filter(({count, names}) => count % 2 > 0 && names.some((name) => named.includes(name!)))
        .map(({count}) => differs(sentence, count));
    });
}

/** 'Put a vice grip on each side': two are needed. */
export const oneASide = ({task, sentences}: Said): string[] =>
  sentences.flatMap((sentence) => {
    const [, name] = /\ba ([\w -]+?) on each side\b/.exec(sentence) ?? [];
    const tool = name && task.tools.find((one) => one.includes(name));
    const count = Number(/^\d+/.exec(tool || '')?.[0] ?? 2);
    return count === 2 ? [] : [differs(sentence, count)];
  });

/** 'The bottom two', said twice, are as many both times. */
export function samePlace({body}: Said): string[] {
  const said = [...body.matchAll(new RegExp(`\\b(top|bottom) (${anyNumber})\\b`, 'gi'))].map(
    ([words, place = '', word = '']) => ({words, place, number: numberOf(word)}),
  );
  return said.flatMap(({words, place, number}) => {
    const first = said.find((one) => one.place === place);
    return first && first.number !== number
      ? [`the text says "${words}", and "${first.words}" before it`]
      : [];
  });
}

/** 'both bolts', 'all three bolts' are all that the task has. */
export function allBolts({task, body, ...rest}: Said, dangers: readonly string[]): string[] {
  const sum = counts({task, body, ...rest}).reduce((all, {count}) => all + count, 0);
  return [body, ...dangers].flatMap((words) =>
    [...words.matchAll(new RegExp(`\\b(both|all (${anyNumber})) bolts\\b`, 'gi'))]
      .filter(([, , word]) => (word ? numberOf(word) : 2) !== sum)
      .map(([said]) => differs(said, sum)),
  );
}

/** Ropes are told by number and length: 'two 10' ropes'. */
export const ropes = ({task, body}: Said): string[] =>
  [...body.matchAll(new RegExp(`\\b(?:(${anyNumber}) )?\\d+' ropes?\\b`, 'gi'))]
    .filter(([said]) => !task.parts.some((part) => part.endsWith(said)))
    .map(([said]) => `the text says "${said}", and the figures have ${task.parts.join(', ')}`);
