import type {GuideCrew, GuideStep, GuideTask} from '../follow/outline';
import {isAt} from '../model/isAt';
import type {Place} from '../model/types';

/** A crew's tasks at a place, each with the steps that count there. */
export const tasksAt = ({tasks}: GuideCrew, place: Place): GuideTask[] =>
  tasks.filter(isAt(place)).map((task) => ({...task, steps: task.steps.filter(isAt(place))}));

/** Whether all of some steps are ticked; never where there is none to tick. */
export const allTicked = (steps: readonly GuideStep[], ticks: ReadonlySet<string>): boolean =>
  steps.length > 0 && steps.every(({id}) => ticks.has(id));
