import {useContext, type ReactNode} from 'react';
import {TaskContext} from '../Task/TaskContext';
import styles from './styles.module.css';

interface Props {
  /** Needed where it stands outside a task: its ticks are kept under it. */
  id?: string;
  children: ReactNode;
}

/** A safety check: every point is ticked on its own before the task reads done. */
export default function Checks({id, children}: Props) {
  const task = useContext(TaskContext);
  return (
    <TaskContext value={task ?? (id ? {id} : undefined)}>
      <div className={styles.checks}>
        <p className={styles.title}>Safety check: tick each one when you have seen it yourself</p>
        {children}
      </div>
    </TaskContext>
  );
}
