import type {Hardware, Task} from '../model/types';
import {misspelt, wrongSize} from './spelling';
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
