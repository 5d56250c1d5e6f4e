/** What the text and the notes say of struts: how many make a group, and what hangs on which. */
import {groupsNamed, strutsIn} from '../model/struts';
import type {Task} from '../model/types';
import type {Guide} from './guide';
import {differs, type Said} from './taskText';

/** 'Hang 17D on struts 17ABC and 17DEF', '41D goes on struts 41ABC' */
const ON_STRUTS =
  /(?:\b(?:Hang|hang) )?\b([FR]?\d+[AB]?[DP]?)(?: goes)? on struts? (\d+[A-F]+(?:(?:, | and )\d+[A-F]+)*)/g;

/** A panel hangs on the groups that carry it by the figures, and on no other. */
export function onStruts(words: string, {crew}: Pick<Task, 'crew'>, {figures}: Guide): string[] {
  const {struts} = figures;
  if (!struts) return [];
  return [...words.matchAll(ON_STRUTS)].flatMap(([said, panel = '', list = '']) => {
    const carry = struts
      .filter((group) => group.crew === crew && group.panels.includes(panel))
      .map(({name}) => name);
    const named = list.split(/, | and /).filter((name) => groupsNamed(name, struts).length > 0);
    const isSame = carry.length === named.length && carry.every((name) => named.includes(name));
    return isSame || named.length === 0
      ? []
      : [
          `the text says "${said}", and the figures hang ${panel} on ${carry.join(' and ') || 'none'}`,
        ];
  });
}

export const hangsOn = ({task, body}: Said, guide: Guide): string[] => onStruts(body, task, guide);

/** 'Put a short 3/8" bolt through' */
const THROUGH = /^Put a (\w+) (\S+") bolt through\b/;

/** Where each group of struts meets, a bolt goes through: as many as the crew has groups. */
export function joints({task, sentences}: Said, {figures}: Guide): string[] {
  const own = figures.struts?.filter((group) => group.task === task.id) ?? [];
  const joins = sentences.some((sentence) => /^Join each group\b/.test(sentence));
  const through = sentences.find((sentence) => THROUGH.test(sentence));
  const [, length, size] = THROUGH.exec(through ?? '') ?? [];
  const bolt = task.hardware.find((one) => one.size === size && one.length === length);
  if (own.length === 0 || !joins || !through || typeof bolt?.count !== 'object') return [];
  return bolt.count.count === own.length
    ? []
    : [`${differs(through, bolt.count.count)} for ${own.length} groups`];
}

/** How many struts a group has; undefined where groups differ. */
export function strutsAGroup({figures}: Pick<Guide, 'figures'>): number | undefined {
  const sizes = new Set(figures.struts?.map(({name}) => strutsIn(name).length));
  return sizes.size === 1 ? [...sizes][0] : undefined;
}
