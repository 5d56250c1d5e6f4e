import {isAt} from '../model/isAt';
import type {CrewId, Danger, Place} from '../model/types';
import {anchorOf} from '../task/steps';
import type {GuideCrew, GuideStep, GuideTask} from './outline';

/** What fills the screen. Its id stands in the address. */
export type Card = {id: string; task?: GuideTask} & (
  | {kind: 'needs' | 'done'; task: GuideTask}
  | {kind: 'dangers'; dangers: Danger[]}
  | {kind: 'step'; task: GuideTask; step: GuideStep}
  | {kind: 'end'}
);

export const dangersId = (of: string): string => `${of}-dangers`;
export const doneId = (of: string): string => `${of}-done`;

/** A crew as it builds at a place: what is only for the other one is left out. */
export const crewAt = (crew: GuideCrew, place: Place): GuideCrew => ({
  ...crew,
  tasks: crew.tasks
    .filter(isAt(place))
    .map((task) => ({...task, steps: task.steps.filter(isAt(place))})),
});

const dangersCard = (id: string, dangers: Danger[], task?: GuideTask): Card[] =>
  dangers.length > 0 ? [{kind: 'dangers', id: dangersId(id), dangers, task}] : [];

/** A task: what it needs, what can hurt, its steps, and how it looks then. */
function taskCards(task: GuideTask): Card[] {
  const {id, steps} = task;
  const needs: Card = {kind: 'needs', id, task};
  if (steps.length === 0) return [needs];
  return [
    needs,
    ...dangersCard(
      id,
      steps.flatMap(({dangers}) => dangers),
      task,
    ),
    ...steps.map((step): Card => ({kind: 'step', id: anchorOf(step.id), task, step})),
    {kind: 'done', id: doneId(id), task},
  ];
}

/**
 * The cards of a crew, in sequences: first that of its order, then one for each task that stands in no
 * order, since nobody is led into it.
 * @param crew as it builds at the chosen place
 * @param dangers of all crews: they come before the first task
 */
export function cardsOf({id, tasks}: GuideCrew, dangers: readonly Danger[]): Card[][] {
  const always = dangersCard(
    id,
    dangers.filter(({task}) => task === undefined),
  );
  const inOrder = tasks.filter((task) => task.inOrder);
  const apart = tasks.filter((task) => !task.inOrder);
  if (inOrder.length === 0) return [];
  return [
    [...always, ...inOrder.flatMap(taskCards), {kind: 'end', id: doneId(id)}],
    ...apart.map((task) => [...always, ...taskCards(task)]),
  ];
}

/** The steps among some cards. */
export const stepsOf = (cards: readonly Card[]): GuideStep[] =>
  cards.flatMap((card) => (card.kind === 'step' ? card.step : []));

/** A card among those of its crew. */
export interface CardPlace {
  crew: CrewId;
  sequence: readonly Card[];
  at: number;
}

/** Where the card of an id is; undefined where there is none. */
export function findCard(
  id: string,
  cards: ReadonlyMap<CrewId, readonly (readonly Card[])[]>,
): CardPlace | undefined {
  for (const [crew, sequences] of cards) {
    for (const sequence of sequences) {
      const at = sequence.findIndex((card) => card.id === id);
      if (at >= 0) return {crew, sequence, at};
    }
  }
  return undefined;
}

/**
 * The card that is shown when one is asked for: dangers that stand before it and are not read come first,
 * those of all crews before those of its task. Once they are read it is the one that was asked for.
 */
export function guarded(asked: CardPlace, read: ReadonlySet<string>): CardPlace {
  const {sequence, at} = asked;
  const here = sequence[at];
  const unread = sequence
    .slice(0, at)
    .findIndex(
      ({kind, id, task}) =>
        kind === 'dangers' && !read.has(id) && (!task || task.id === here?.task?.id),
    );
  return unread < 0 ? asked : {...asked, at: unread};
}

/**
 * Where a crew goes on: its first step that is not ticked; the task's beginning where none of the
 * task's steps is, the crew's beginning where none at all is.
 */
export function cardToGoOn(
  sequence: readonly Card[],
  ticks: ReadonlySet<string>,
): Card | undefined {
  const steps = sequence.filter((card) => card.kind === 'step');
  const open = steps.find(({step}) => !ticks.has(step.id));
  if (!open) return sequence.at(-1);
  if (!steps.some(({step}) => ticks.has(step.id))) return sequence[0];
  const begun = open.task.steps.some(({id}) => ticks.has(id));
  return begun ? open : sequence.find(({task}) => task === open.task);
}
