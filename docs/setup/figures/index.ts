/** The figures of this year's setup guide. They lie beside its text, so a frozen year keeps its own. */
import type {Danger, Figures, HangingGroup, Task} from '@site/src/features/guide/model/types';
import {business} from './business';
import {dangers} from './dangers';
import {groups} from './hanging';
import {headAndHind} from './headAndHind';
import {lead} from './lead';
import {measured} from './measured';
import {party} from './party';
import {struts} from './struts';
import {wrenches} from './wrenches';

export const figures: Figures = {
  year: 2025,
  tasks: [...lead, ...party, ...business, ...headAndHind],
  hanging: groups,
  dangers,
  struts,
  measured,
  wrenches,
};

const unknown = (what: string, name: string, known: string[]) =>
  new Error(`docs/setup/figures: no ${what} '${name}'; there is ${[...new Set(known)].join(', ')}`);

/**
 * The figures of one task.
 * @param id the id of its heading, such as 'party-crew-speaker-shelves'
 * @throws when there is none, naming those there are
 */
export function task(id: string): Task {
  const found = figures.tasks.find((one) => one.id === id);
  if (found) return found;
  const known = figures.tasks.map((one) => one.id);
  throw unknown('task', id, known);
}

/**
 * What is hung under a task, group after group.
 * @param taskId the id of the task, such as 'party-crew-panels-forward'
 * @throws when nothing is hung there, naming where something is
 */
export function hanging(taskId: string): HangingGroup[] {
  const found = figures.hanging.filter((group) => group.task === taskId);
  if (found.length > 0) return found;
  const known = figures.hanging.map((group) => group.task);
  throw unknown('hanging order', taskId, known);
}

/**
 * One danger, for its place in the text: directly before the step that it guards.
 * @param id such as 'generator-rigging'
 * @throws when there is none, naming those there are
 */
export function danger(id: string): Danger {
  const found = dangers.find((one) => one.id === id);
  if (found) return found;
  const known = dangers.map((one) => one.id);
  throw unknown('danger', id, known);
}
