import {createContext, useContext} from 'react';

/** The task that a step belongs to; its ticks are kept under this id. */
export const TaskContext = createContext<string | undefined>(undefined);

/** @throws when a step stands outside a task, since its tick could not be kept */
export function useTaskId(): string {
  const id = useContext(TaskContext);
  if (!id) throw new Error('A step has to stand inside <Task> or <Checks>');
  return id;
}
