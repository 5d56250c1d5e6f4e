import type {Guide} from './guide';
import {anyNumber, differs, numberOf, type Said} from './taskText';

/** What stands beside what, by which a text counts without a number: the center and the left shelf. */
const PLACES = 'left|right|center|front|rear|middle';

/** The number and the name that a part or a tool begins with: '3 folding tables: …', '2 C-clamps'. */
const NUMBERED = new RegExp(
  `(?:^|: )(${anyNumber}) ((?:[\\w-]+ )*[\\w-]+?)s?(?=[,:(]| \\(|$)`,
  'i',
);

/** Parts and tools that figures count: the text says the same number, or names each by its place. */
export function counted({task, body}: Said): string[] {
  return [...task.parts, ...task.tools].flatMap((part) => {
    const [, word = '', name = ''] = NUMBERED.exec(part) ?? [];
    if (!name) return [];
    const number = numberOf(word);
    const said = new RegExp(`\\b(${anyNumber}) ${name}s?\\b`, 'i').exec(body);
    if (said && numberOf(said[1] ?? '') !== number) return [differs(said[0], number)];
    const singular = name.replace(/ves$/, 'f').replace(/ve$/, 'f');
    const named = [...body.matchAll(new RegExp(`\\b(${PLACES}) ${singular}\\b`, 'gi'))];
    const places = [...new Set(named.map(([, place = '']) => place.toLowerCase()))];
    if (places.length < 2 || places.length === number) return [];
    return [`the text names the ${places.join(', ')} ${singular}, and the figures have ${part}`];
  });
}

/** 'One person stands on each side, with a C-clamp and two 1/2" bolts each' */
const EACH_SIDE = new RegExp(
  `\\b(${anyNumber}) (?:people|person)\\b.*\\beach side\\b.*\\b(?:each|with a)\\b`,
  'i',
);

/** A tool of which each of those has one who stand on the two sides. */
export function perSide({task, sentences}: Said): string[] {
  return task.tools.flatMap((tool) => {
    const [, word = '', name = ''] = NUMBERED.exec(tool) ?? [];
    const said = sentences.find(
      (sentence) => name && EACH_SIDE.test(sentence) && sentence.includes(`a ${name}`),
    );
    const each = numberOf(EACH_SIDE.exec(said ?? '')?.[1] ?? '');
    return said && numberOf(word) !== 2 * each ? [differs(said, numberOf(word))] : [];
  });
}

/** What pictures are said to show is as many as the figures have: 'three shelves with loudspeakers'. */
export function countedInPictures({figures, alts = []}: Guide): string[] {
  return figures.tasks.flatMap(({id, parts}) =>
    parts.flatMap((part) => {
      const [, word = '', name] = NUMBERED.exec(part) ?? [];
      if (!name) return [];
      const said = new RegExp(`\\b(${anyNumber}) ${name}s?\\b`, 'i');
      return alts
        .map((alt) => said.exec(alt))
        .filter((found) => found && numberOf(found[1] ?? '') !== numberOf(word))
        .map(
          (found) =>
            `src/data/pictures/guide.ts: the alt text says "${found?.[0]}", and the figures of '${id}' have ${part}; draw the picture anew, or change one of them`,
        );
    }),
  );
}
