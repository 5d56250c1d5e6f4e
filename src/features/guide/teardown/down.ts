import type {Undoing} from './reversed';

/** Under which the device keeps what is down for a year and a place. */
export const downKey = (year: number, place: string) => `baaahs-down-${year}-${place}`;

/** The tick of a section of panels, of what else comes off, of the hardware of a task. */
export const groupId = (task: string, section: string) => `${task}/${section}`;
export const partsId = (task: string) => `${task}/off`;
export const hardwareId = (task: string) => `${task}/hardware`;

/** By which an address leads to a task undone: within its crew's list (edition/CrewLists). */
export const foldId = (task: string) => `down-${task}`;

/** How many panels come off with a task. */
export const panelsOff = ({groups}: Pick<Undoing, 'groups'>) =>
  groups.reduce((sum, {panels}) => sum + panels.length, 0);

/** All that can be ticked of a task undone, in its order. */
export function downIds({task, groups, hardware}: Pick<Undoing, 'task' | 'groups' | 'hardware'>) {
  return [
    ...(groups.length > 0
      ? groups.map(({section}) => groupId(task.id, section))
      : [partsId(task.id)]),
    ...(hardware.length > 0 ? [hardwareId(task.id)] : []),
  ];
}
