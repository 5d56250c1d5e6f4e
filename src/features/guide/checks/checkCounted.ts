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

/** A tool of which each of two people has one, one on each side. */
export function perSide({task, sentences}: Said): string[] {
  return task.tools.flatMap((tool) => {
    const [, word = '', name = ''] = NUMBERED.exec(tool) ?? [];
    const said = sentences.find(
      (sentence) =>
        name &&
        /\bOne person\b.*\beach side\b.*\beach\b/.test(sentence) &&
        sentence.includes(`a ${name}`),
    );
    return said && numberOf(word) !== 2 ? [differs(said, numberOf(word))] : [];
  });
}
