import clsx from 'clsx';
import {stateWords} from '../stateWords';
import {useTaskProgress} from '../useProgress';
import styles from './styles.module.css';

/**
 * How far a task is, behind its name in the order of its crew: done, '3 of 5' or open. Nothing is said
 * of one that has no steps. On paper each is a box for the pen.
 */
export default function TaskState({task}: {task: string}) {
  const {done, total} = useTaskProgress(task);
  const isDone = total > 0 && done === total;
  return (
    <span className={clsx(styles.state, isDone && styles.done)} data-task-state={task}>
      {total > 0 && ` ${stateWords(done, total)}`}
    </span>
  );
}
