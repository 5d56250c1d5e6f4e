import type {CrewId, Danger, Figures, Hardware, HangingGroup, Load, Task} from '../model/types';

/** A load as the crew that takes it off meets it. */
export interface LoadOff extends Load {
  /** The task that put it there, where one did. */
  source?: Task;
}

/** A task undone: what comes off, first to last. */
export interface Undoing {
  task: Task;
  /** What the task's parts carry: it comes off before them. */
  loads: LoadOff[];
  dangers: Danger[];
  groups: HangingGroup[];
  /** What has to come out again: all that went in, without the spares. */
  hardware: Hardware[];
}

/** Whether nobody has written down how it comes down. */
export const isUnwritten = ({task}: Undoing): boolean => !task.downWritten;

function undo(task: Task, {hanging, tasks, dangers = []}: Figures): Undoing {
  const groups = hanging.filter((group) => group.task === task.id);
  return {
    task,
    loads: (task.carries ?? []).map((load) => ({
      ...load,
      source: tasks.find(({id}) => id === load.from),
    })),
    dangers: dangers.filter((danger) => danger.task === task.id),
    groups: [...groups]
      .reverse()
      // Where no order up is known there is none down.
      .map((group) => (group.ordered ? {...group, panels: [...group.panels].reverse()} : group)),
    hardware: task.hardware.filter(({spare}) => !spare),
  };
}

/**
 * A crew's work backwards: the last task first, in it the last group first, in it the last panel
 * first. Tasks of which nobody knows when they are done come at the end.
 */
export function reversed(figures: Figures, crew: CrewId): Undoing[] {
  const tasks = figures.tasks.filter((task) => task.crew === crew && !task.putsNothingUp).reverse();
  return [
    ...tasks.filter(({orderUnknown}) => !orderUnknown),
    ...tasks.filter(({orderUnknown}) => orderUnknown),
  ].map((task) => undo(task, figures));
}
