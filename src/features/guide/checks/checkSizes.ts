import type {Hardware} from '../model/types';
import type {Guide} from './guide';
import type {Said} from './taskText';

/** A size in inches: 3/8", 1 1/2", 4"; not the two of a timber, 2"×2". */
const SIZE = /(?:\d+ )?\d+\/\d+"|\d+"(?!×|x)(?<!×\d+")/g;
const aSize = '(?:\\d+ )?\\d+/\\d+"|\\d+"';
/** Sentences that say themselves that theirs is another one. */
const isOther = (sentence: string) => /not in this list|or more\)/.test(sentence);
/** What the text calls lag bolts is no other bolt. */
const isBolt = ({kind}: Hardware) => /\b(?:bolt|screw)$/.test(kind) && kind !== 'lag bolt';
const sizesIn = (text: string): string[] => text.match(SIZE) ?? [];

const ofHardware = (hardware: readonly Hardware[]) =>
  hardware.flatMap(({size, length = ''}) => [size, length]).flatMap(sizesIn);

/** A bolt or screw has a size of those in the figures; anything else one that its task or the chart has. */
export function sizes({task, sentences}: Said, {wrenches}: Guide): string[] {
  const {hardware, parts, tools} = task;
  const others = sentences.filter(isOther).flatMap(sizesIn);
  const bolts = [...ofHardware(hardware.filter(isBolt)), ...others];
  const chart = wrenches.flatMap(({bolt, wrench}) => [bolt, wrench]);
  const all = [...ofHardware(hardware), ...[...parts, ...tools, ...chart].flatMap(sizesIn)];
  return sentences
    .filter((sentence) => !isOther(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(SIZE)].flatMap(({0: size, index}) => {
        const isOfBolt = /^ (?:bolts?|screws?)\b/.test(sentence.slice(index + size.length));
        const known = isOfBolt ? bolts : [...all, ...others];
        const what = isOfBolt ? `${size} bolt` : size;
        return known.includes(size)
          ? []
          : [`the text says "${sentence}", and the figures have no ${what} there`];
      }),
    );
}

/** 'The 1/4" bolt of step 3 is not in this list' */
const OF_STEP = new RegExp(`\\bThe (${aSize}) bolts? of step (\\d+)\\b`, 'g');

/** What is missing in a task's list on purpose is in the step that the text says. */
export function ofSteps({body}: Said): string[] {
  const steps = [...body.matchAll(/^\d+\. .*$/gm)].map(([step]) => step);
  return [...body.matchAll(OF_STEP)].flatMap(([said, size = '', number]) =>
    steps[Number(number) - 1]?.includes(size)
      ? []
      : [`the text says "${said}", and that step has no ${size}`],
  );
}

/** 'gives a 3/4" wrench for 1/2" bolts, and this list says 9/16"' */
const WRENCH = new RegExp(
  `\\ba (${aSize}) wrench for (${aSize}) bolts, and this list says (${aSize})`,
  'g',
);

/** What the text says that chart and list say, they say. */
export function wrenchesOf({task, body}: Said, {wrenches}: Guide): string[] {
  return [...body.matchAll(WRENCH)].flatMap(([said, wrench = '', bolt, tool = '']) => {
    const row = wrenches.find((one) => one.bolt === bolt);
    const fits = row?.wrench.split(' or ').includes(wrench);
    const listed = task.tools.some((one) => sizesIn(one).includes(tool));
    return fits && listed
      ? []
      : [
          `the text says "${said}", and the chart has ${row?.wrench ?? 'no such bolt'}, the list ${task.tools.join(', ')}`,
        ];
  });
}
