import clsx from 'clsx';
import {useTaskProgress} from '../useProgress';
import styles from './styles.module.css';

function words(done: number, total: number): string {
  if (done === total) return 'done';
  return done > 0 ? `${done} of ${total}` : 'open';
}

/**
 * How far a task is, behind its name in the order of its crew: done, '3 of 5' or open. Nothing is said
 * of one that has no steps. On paper each is a box for the pen.
 */
export default function TaskState({task}: {task: string}) {
  const {done, total} = useTaskProgress(task);
  const isDone = total > 0 && done === total;
  return (
    <span className={clsx(styles.state, isDone && styles.done)} data-task-state={task}>
      {total > 0 && ` ${words(done, total)}`}
    </span>
  );
}
