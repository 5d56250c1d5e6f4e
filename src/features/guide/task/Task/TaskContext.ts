import {createContext, useContext} from 'react';
import type {Task} from '../../model/types';

/** The task that a step belongs to: its ticks are kept under the id, and it is done where the task is. */
export const TaskContext = createContext<Pick<Task, 'id' | 'place'> | undefined>(undefined);

/** @throws when a step stands outside a task, since its tick could not be kept */
export function useTask(): Pick<Task, 'id' | 'place'> {
  const task = useContext(TaskContext);
  if (!task) throw new Error('A step has to stand inside <Task> or <Checks>');
  return task;
}
