import type {HangingGroup} from './types';

/** Where a panel stands in the work of its crew. */
export interface PanelOrder {
  group: HangingGroup;
  /** Of the task to read. */
  title: string;
  /** Which group of its task it is, of how many; from 1. */
  place: number;
  of: number;
}

/** The group that a panel hangs with; none where the figures have none. */
export const groupOf = (name: string, groups: readonly HangingGroup[]) =>
  groups.find(({panels}) => panels.includes(name));

/**
 * The group that a panel hangs with, and the task to read; none where the figures have none.
 * @param groups all of the year's hanging order
 * @param titles of the tasks, by what follows the crew in their ids
 */
export function panelOrder(
  name: string,
  groups: readonly HangingGroup[],
  titles: Readonly<Record<string, string>>,
): PanelOrder | undefined {
  const group = groupOf(name, groups);
  const title = group && titles[group.task.slice(group.crew.length + 1)];
  if (!group || !title) return undefined;
  const together = groups.filter(({task}) => task === group.task);
  return {group, title, place: together.indexOf(group) + 1, of: together.length};
}
