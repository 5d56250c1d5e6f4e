import {reversed} from '../teardown/reversed';
import type {Load, Task} from '../model/types';
import type {Guide} from './guide';

/**
 * Teardown worked out from setup: nothing comes off before what it carries. What another crew has put
 * there is waited for, which the page says; within a crew the order of setup has to give it.
 * @returns a line for each load that would still be there
 */
export function checkTeardown({folder, figures}: Guide): string[] {
  const check = (task: Task, load: Load): string[] => {
    const where = `${folder}/figures, task '${task.id}': carries ${load.what}`;
    const source = figures.tasks.find(({id}) => id === load.from);
    if (load.from === undefined || source?.crew !== task.crew)
      return source || load.from === undefined
        ? []
        : [`${where}, from is "${load.from}", expected the id of a task`];
    const order = reversed(figures, task.crew).map((undoing) => undoing.task.id);
    if (order.indexOf(source.id) <= order.indexOf(task.id)) return [];
    return [
      `${where} of '${source.id}', which would come off after it; expected that task later in setup`,
    ];
  };
  return figures.tasks.flatMap((task) => (task.carries ?? []).flatMap((load) => check(task, load)));
}
