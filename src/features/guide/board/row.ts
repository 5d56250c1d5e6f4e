import {crewAt} from '../follow/cards';
import type {GuideCrew, GuideStep, GuideTask} from '../follow/outline';
import type {CrewId, Place} from '../model/types';
import {ofCrew, ticksIn, type Arrivals} from './arrivals';
import {allTicked} from './allTicked';

/** What a crew does now: the first task of its order that has an open step. */
export interface Now {
  task: GuideTask;
  step: GuideStep;
  /** When the first code came that has it so. */
  since: number;
}

/** A crew's row of the board. */
export interface Row {
  crew: CrewId;
  /** Its tasks at the board's place. */
  tasks: GuideTask[];
  ticks: ReadonlySet<string>;
  done: number;
  total: number;
  /** When its last code came that brought something; undefined without one. */
  asOf?: number;
  /** Undefined when its order is done, and without a code. */
  now?: Now;
  next?: GuideTask;
  /** Begun besides, out of the order. */
  begun: GuideTask[];
  /** What lies just before 'now' (or is left at the end) and has no steps to tick. */
  unseen: GuideTask[];
  /** What stands in no order and is not done: it waits for the setup lead's word. */
  onCall: GuideTask[];
  /** Ticks of steps that this guide does not have. */
  unknown: number;
}

const inOrder = (tasks: readonly GuideTask[]) => tasks.filter((task) => task.inOrder);

/** The place of the first task that has an open step; the number of tasks when none has. */
function indexOfNow(order: readonly GuideTask[], ticks: ReadonlySet<string>): number {
  const at = order.findIndex(({steps}) => steps.some(({id}) => !ticks.has(id)));
  return at < 0 ? order.length : at;
}

/** When a crew's order first stood where it stands now. */
function sinceWhen(order: readonly GuideTask[], arrivals: Arrivals): number | undefined {
  const at = (count: number) => indexOfNow(order, ticksIn(arrivals.slice(0, count)));
  return arrivals.find((_, i) => at(i + 1) === at(arrivals.length))?.at;
}

/** What stands directly before a place of an order and cannot be ticked. */
function unseenBefore(order: readonly GuideTask[], at: number): GuideTask[] {
  const before = order.slice(0, at).reverse();
  const last = before.findIndex(({steps}) => steps.length > 0);
  return before.slice(0, last < 0 ? at : last).reverse();
}

/** What the board knows of a crew. */
export function rowOf(crew: GuideCrew, place: Place, all: Arrivals): Row {
  const arrivals = ofCrew(all, crew.id);
  const ticks = ticksIn(arrivals);
  const {tasks} = crewAt(crew, place);
  const order = inOrder(tasks);
  const ids = tasks.flatMap(({steps}) => steps.map(({id}) => id));
  const at = indexOfNow(order, ticks);
  const task = order[at];
  const step = task?.steps.find(({id}) => !ticks.has(id));
  const since = sinceWhen(order, arrivals);
  const done = ids.filter((id) => ticks.has(id)).length;
  const hasCode = arrivals.length > 0;
  const isOpen = ({steps}: GuideTask) => !allTicked(steps, ticks);
  return {
    crew: crew.id,
    tasks,
    ticks,
    done,
    total: ids.length,
    asOf: arrivals.at(-1)?.at,
    now: task && step && since !== undefined ? {task, step, since} : undefined,
    next: hasCode ? order[at + 1] : undefined,
    begun: tasks.filter(
      (one) => one !== task && isOpen(one) && one.steps.some(({id}) => ticks.has(id)),
    ),
    unseen: hasCode ? unseenBefore(order, at) : [],
    onCall: tasks.filter((one) => !one.inOrder && isOpen(one)),
    unknown: ticks.size - done,
  };
}

/** The rows of all crews, in the order of the guide. */
export const rowsOf = (crews: readonly GuideCrew[], place: Place, arrivals: Arrivals): Row[] =>
  crews.map((crew) => rowOf(crew, place, arrivals));
