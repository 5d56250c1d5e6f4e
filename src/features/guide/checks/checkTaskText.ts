import {counted, perSide} from './checkCounted';
import {people, peopleInDangers} from './checkPeople';
import {ends, shares} from './checkShares';
import {allBolts, halves, oneASide, ropes, samePlace} from './checkSides';
import {ofSteps, sizes, wrenchesOf} from './checkSizes';
import {hangsOn, joints} from './checkStrutWords';
import type {Guide} from './guide';
import {type Said, tasksIn} from './taskText';

/** A number of what is screwed in, as digits: 'the 9 shorter bolts'. */
const FASTENERS = /(?<![\d/"])\b(\d+) (?:\w+ )?(?:bolts|nuts|screws)\b/g;

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

/** What a line quotes of the text. */
const quotedIn = (line: string) => /says "(.*?)",/.exec(line)?.[1] ?? '';

/**
 * What a task's text says of sizes, people and counts is what its figures have: who changes one of the
 * two is told of the other.
 * @returns a line for each difference
 */
export function checkTaskText(guide: Guide): string[] {
  const {dangers = []} = guide.figures;
  return tasksIn(guide).flatMap((said) => {
    const {task, whereIs} = said;
    const warnings = dangers.flatMap((one) => (one.task === task.id ? [one.up, one.down] : []));
    return [
      ...sizes(said, guide),
      ...ofSteps(said),
      ...wrenchesOf(said, guide),
      ...people(said),
      ...peopleInDangers(said, dangers),
      ...fasteners(said),
      ...shares(said),
      ...ends(said),
      ...halves(said),
      ...oneASide(said),
      ...samePlace(said),
      ...allBolts(said, warnings),
      ...ropes(said),
      ...counted(said),
      ...perSide(said),
      ...joints(said, guide),
      ...hangsOn(said, guide),
    ].map((line) => `${whereIs(quotedIn(line))}, task '${task.id}': ${line}; change one of them`);
  });
}
