import leven from 'leven';
import type {Hardware, Task} from '../model/types';
import type {Guide} from './guide';

/** What there is so far. A new one that is spelled like one of these is added here. */
const KINDS = [
  'bolt',
  'shelf bolt',
  'lag bolt',
  'carriage bolt',
  'eye bolt',
  'screw',
  'wood screw',
  'structural screw',
  'nut',
  'wing nut',
  'washer',
  'zip tie',
  'ratchet strap',
  'hardware set',
];
const LENGTHS = ['short', 'long', 'longish', 'assorted-length'];
const SIZES = ['heavy', 'light', 'assorted', '?'];
const TOOL_WORDS =
  'aligner bottle c-clamp clamp clipper crescent deep-socket driver drill hammer impact jack ladder pliers ratchet snips socket wrench'.split(
    ' ',
  );

/** More than anybody brings, and more than anybody can tell what to do. */
const MOST_HARDWARE = 500;
const MOST_PEOPLE = 20;
const LONGEST = 24;

const INCHES = /^(?:(\d+) )?(?:(\d+)\/(2|4|8|16|32)|(\d+))"$/;
const asSize = 'inches such as 1/2", 1 1/2" or 4", with a straight "';

/** A measure in inches; undefined for what is none. */
function inchesOf(text: string): number | undefined {
  const [found, whole = '0', above = '0', below = '1', alone = '0'] = INCHES.exec(text) ?? [];
  const isProper = above === '0' || Number(above) < Number(below);
  return found && isProper
    ? Number(whole) + Number(above) / Number(below) + Number(alone)
    : undefined;
}

const letters = (word: string) => [...word].sort().join('');

/** A known word that differs in one letter, in two of a long word, or in the order of its letters. */
const meantBy = (word: string, known: readonly string[]) =>
  known.find(
    (one) => letters(one) === letters(word) || leven(one, word) <= (word.length > 5 ? 2 : 1),
  );

function misspelt(field: string, found: string, known: readonly string[]): string[] {
  const meant = known.includes(found) ? undefined : meantBy(found, known);
  return meant
    ? [
        `${field} is "${found}"; did you mean ${meant}? If it is a new one, add it in src/features/guide/checks/checkKnown.ts`,
      ]
    : [];
}

/** Several sizes may be told: '1/2" and 3/8"'. */
function wrongSize(field: string, found: string, words: readonly string[]): string[] {
  return found.split(/ (?:and|or) /).flatMap((size) => {
    const inches = inchesOf(size);
    if (inches !== undefined)
      return inches > LONGEST ? [`${field} is ${size}, expected at most ${LONGEST}"`] : [];
    if (words.includes(size)) return [];
    if (/\d/.test(size)) return [`${field} is ${size}, expected ${asSize}`];
    return misspelt(field, size, words);
  });
}

const tooMany = (what: string, count: number, most: number) =>
  count > most ? [`${what} are ${count}, expected at most ${most}`] : [];

function checkHardware({kind, size, length, count}: Hardware): string[] {
  return [
    ...misspelt('kind', kind, KINDS),
    ...wrongSize('size', size, SIZES),
    ...(length === undefined ? [] : wrongSize('length', length, LENGTHS)),
    ...(typeof count === 'object' ? tooMany(`${kind}s`, count.count, MOST_HARDWARE) : []),
  ];
}

/** A tool is told in words, perhaps with a size: '9/16" socket wrench'. */
function checkTool(tool: string): string[] {
  const sizes = tool.match(/[\d/ ]*\d\S*["”″]/g) ?? [];
  const singular = (word: string) => word.toLowerCase().replace(/(?<=ch|sh)es$|(?<=[^s])s$/, '');
  const known = TOOL_WORDS.map(singular);
  return [
    ...sizes.flatMap((size) => wrongSize('the size of a tool', size.trim(), [])),
    ...(tool.match(/[A-Za-z-]{5,}/g) ?? []).flatMap((word) =>
      misspelt(`a word of the tool '${tool}'`, singular(word), known),
    ),
  ];
}

function checkTask({people, hardware, tools}: Task): string[] {
  return [
    ...(people ? tooMany('people', people.count, MOST_PEOPLE) : []),
    ...hardware.flatMap(checkHardware),
    ...tools.flatMap(checkTool),
  ];
}

/**
 * Counts, sizes and names of hardware are such as there are: a slip would be bought.
 * @returns a line for each that is not
 */
export function checkKnown({folder, figures, wrenches}: Guide): string[] {
  return [
    ...figures.tasks.flatMap((task) =>
      checkTask(task).map((line) => `${folder}/figures, task '${task.id}': ${line}`),
    ),
    ...wrenches
      .flatMap(({bolt, wrench}) => [
        ...(bolt ? wrongSize('bolt', bolt, []) : []),
        ...(/\d/.test(wrench) ? [] : [`wrench is "${wrench}", expected a size such as 9/16"`]),
        ...(bolt ? [] : ['bolt is "", expected a size such as 1/2"']),
      ])
      .map((line) => `${folder}/figures/wrenches.ts: ${line}`),
  ];
}
