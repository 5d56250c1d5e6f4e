import {LADDER_FROM} from '../geometry/ladder';
import {crews} from '../model/crews';
import {ENDS} from '../model/fastenings';
import type {Hardware} from '../model/types';
import {strutsAGroup} from './checkStrutWords';
import type {Guide} from './guide';
import {anyNumber, differs, numberOf, placeIn} from './taskText';

const INCHES = '((?:\\d+ )?\\d+/\\d+"|\\d+")';

const hardwareOf = ({figures}: Guide, isMeant: (one: Hardware) => boolean) =>
  figures.tasks.flatMap(({hardware}) => hardware.filter(isMeant));
const sets = (guide: Guide) => hardwareOf(guide, ({kind}) => kind === 'hardware set');
const assorted = (guide: Guide) =>
  hardwareOf(guide, ({kind, length}) => kind === 'bolt' && length === 'assorted-length');

/** The number of washers in a set of 1/4" hardware. */
function washers(guide: Guide): number | undefined {
  const [, word] = /(\w+) washers/.exec(sets(guide)[0]?.with ?? '') ?? [];
  return word ? numberOf(word) : undefined;
}

/** Numbers that the pages say of the whole guide, where {N} is, each with its home. */
const NUMBERS: [said: string, count: (guide: Guide) => number | undefined][] = [
  ['\\b{N} crews \\(all but Setup Lead\\)', () => crews.length - 1],
  ['\\bgroup of {N}\\b', strutsAGroup],
  ['\\b{N} struts make a group\\b', strutsAGroup],
  ['\\b{N} fastenings for each edge\\b', () => ENDS],
  ['\\bedges with {N} ends\\b', () => ENDS],
  ['\\bhigher than {N} feet\\b', () => LADDER_FROM],
  ['\\bbolt, {N} washers(?:,| and) a wing nut\\b', washers],
];

/** Sizes that they say, where {S} is. */
const SIZES: [said: string, hardware: (guide: Guide) => Hardware[]][] = [
  ['{S} hardware\\b', sets],
  ['\\bOne more {S} bolt\\b', sets],
  ['\\bmany {S} bolts of several lengths\\b', assorted],
];

function saidIn(text: string, guide: Guide): {index: number; line: string}[] {
  const all = (said: string) => [
    ...text.matchAll(
      new RegExp(said.replace('{N}', `(${anyNumber})`).replace('{S}', INCHES), 'gi'),
    ),
  ];
  const numbers = NUMBERS.flatMap(([said, count]) =>
    all(said).flatMap(({0: words, 1: word = '', index}) => {
      const right = count(guide);
      const isRight = right === undefined || numberOf(word) === right;
      return isRight ? [] : [{index, line: differs(words, right)}];
    }),
  );
  const sizes = SIZES.flatMap(([said, hardware]) =>
    all(said).flatMap(({0: words, 1: size, index}) => {
      const known = [...new Set(hardware(guide).map((one) => one.size))];
      const isRight = known.length === 0 || known.every((one) => size === one);
      return isRight
        ? []
        : [{index, line: `the text says "${words}", and the figures have ${known.join(', ')}`}];
    }),
  );
  return [...numbers, ...sizes];
}

/**
 * Numbers and sizes outside of tasks: crews, struts of a group, fastenings, ladders, hardware sets.
 * @returns a line for each that differs from its home
 */
export const checkGeneralText = (guide: Guide): string[] =>
  guide.texts.flatMap((text) =>
    saidIn(text, guide).map(
      ({index, line}) => `${placeIn(guide, text, index)}: ${line}; change one of them`,
    ),
  );
