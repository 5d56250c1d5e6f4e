import type {Figures, HangingGroup, Task} from './types';

/** Where a panel stands in the work of its crew. */
export interface PanelOrder {
  group: HangingGroup;
  task: Task;
  /** Which group of its task it is, of how many; from 1. */
  place: number;
  of: number;
}

/** The group that a panel hangs with, and the task to read; none where the figures have none. */
export function panelOrder(name: string, {hanging, tasks}: Figures): PanelOrder | undefined {
  const group = hanging.find(({panels}) => panels.includes(name));
  const task = tasks.find(({id}) => id === group?.task);
  if (!group || !task) return undefined;
  const groups = hanging.filter((one) => one.task === task.id);
  return {group, task, place: groups.indexOf(group) + 1, of: groups.length};
}
