import {feet} from '@site/src/text/feet';
import {dangerName, crewName} from '../model/names';
import type {CrewId, Danger} from '../model/types';
import type {Card} from './cards';
import {wordsOf} from '../task/elements';
import type {GuideStep, GuideTask} from './outline';

/** Which of a task's steps it is; points of a check are counted on their own. */
export function stepNumber(step: GuideStep, {steps}: GuideTask): {n: number; of: number} {
  const alike = steps.filter(({isCheck}) => isCheck === step.isCheck);
  return {n: alike.indexOf(step) + 1, of: alike.length};
}

/** Where a step is in its task: 'step 3 of 8'. */
export function stepCount(step: GuideStep, task: GuideTask): string {
  const {n, of} = stepNumber(step, task);
  return `${step.isCheck ? 'check' : 'step'} ${n} of ${of}`;
}

/** What a step says, in a line; of a hanging order with its panels. */
export const stepWords = ({words, group}: GuideStep): string =>
  group ? `${group.section}: ${group.panels.join(', ')}` : wordsOf(words);

const dangerWords = (danger: Danger) => `Danger, ${dangerName(danger)}: ${danger.up}`;

/** What stands at the head of a card: the name of its task. */
export const headOf = ({task, kind}: Card): string =>
  task?.title ?? (kind === 'end' ? 'the end' : 'before you start');

/** What a card is called under the name of its task. */
export function cardTitle(card: Card): string {
  switch (card.kind) {
    case 'needs':
      return 'what you need';
    case 'dangers':
      return 'dangers';
    case 'step':
      return stepCount(card.step, card.task);
    case 'done':
      return 'look it over';
    case 'end':
      return 'all done';
  }
}

/** A card as it is said to who cannot see it: dangers and ladder before what is done. */
export function cardSaid(card: Card, crew: CrewId, ladder?: number): string {
  const head = `${crewName(crew)}, ${headOf(card)}: ${cardTitle(card)}.`;
  if (card.kind === 'dangers') return [head, ...card.dangers.map(dangerWords)].join(' ');
  if (card.kind !== 'step') return head;
  const high = ladder === undefined ? [] : [`Ladder: the top corner hangs at ${feet(ladder)}.`];
  return [head, ...card.step.dangers.map(dangerWords), ...high, stepWords(card.step)].join(' ');
}
