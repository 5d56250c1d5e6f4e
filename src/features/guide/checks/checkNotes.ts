import type {HangingGroup} from '../model/types';
import {onStruts} from './checkStrutWords';
import type {Guide} from './guide';
import {differs} from './taskText';

/** 'a short 3/8" bolt', one for each panel that a note says it of. */
const A_BOLT = /\ba (\w+) ((?:\d+ )?\d+\/\d+") bolt\b/;
const SOME_BOLTS = /\b(\w+) ((?:\d+ )?\d+\/\d+") bolts?\b/;

function checkBolts(group: HangingGroup, {figures}: Guide): string[] {
  const {note = '', task: id} = group;
  const [said, length, size] = SOME_BOLTS.exec(note) ?? [];
  const task = figures.tasks.find((one) => one.id === id);
  if (!said || !task) return [];
  const bolt = task.hardware.find((one) => one.size === size && one.length === length);
  if (!bolt) return [`the note says "${said}", and the figures have none in ${id}`];
  const notes = figures.hanging.filter((one) => one.task === id && A_BOLT.test(one.note ?? ''));
  const isCounted = typeof bolt.count === 'object' && A_BOLT.test(note);
  return isCounted && (bolt.count as {count: number}).count !== notes.length
    ? [differs(said, (bolt.count as {count: number}).count)]
    : [];
}

/**
 * What the notes beside the hanging order say of struts and bolts.
 * @returns a line for each difference
 */
export function checkNotes(guide: Guide): string[] {
  return guide.figures.hanging.flatMap((group) =>
    [...onStruts(group.note ?? '', group, guide), ...checkBolts(group, guide)].map(
      (line) =>
        `${guide.folder}/figures/hanging.ts, '${group.section}' of ${group.task}: ${line}; change one of them`,
    ),
  );
}
