import clsx from 'clsx';
import type {ReactNode} from 'react';
import {stateWords} from '../stateWords';
import {useTaskProgress} from '../useProgress';
import styles from './styles.module.css';

interface Props {
  task: string;
  /** Its name, a link, in the order of its crew. */
  children: ReactNode;
}

/**
 * How far a task is, at the end of the row of its name: '3 of 5', or done. Nothing is said of one
 * that has no steps. On paper each is a box for the pen.
 */
export default function TaskState({task, children}: Props) {
  const {done, total} = useTaskProgress(task);
  const isDone = total > 0 && done === total;
  return (
    <span className={styles.row}>
      <span className={styles.name}>{children}</span>
      <span className={clsx(styles.state, isDone && styles.done)} data-task-state={task}>
        {total > 0 && ` ${stateWords(done, total)}`}
      </span>
    </span>
  );
}
