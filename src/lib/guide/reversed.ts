import type {CrewId, Figures, Hardware, HangingGroup, Task} from './types';

/** A task undone: what comes off, first to last. */
export interface Undoing {
  task: Task;
  groups: HangingGroup[];
  /** What has to come out again: all that went in, without the spares. */
  hardware: Hardware[];
}

function undo(task: Task, {hanging}: Figures): Undoing {
  const groups = hanging.filter((group) => group.task === task.id);
  return {
    task,
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
  const tasks = figures.tasks.filter((task) => task.crew === crew).reverse();
  return [
    ...tasks.filter(({orderUnknown}) => !orderUnknown),
    ...tasks.filter(({orderUnknown}) => orderUnknown),
  ].map((task) => undo(task, figures));
}
