import type {ReactNode} from 'react';
import {useTaskProgress} from '../useProgress';
import NeedBox, {type Needs} from '../NeedBox';
import {TaskContext} from './TaskContext';
import styles from './styles.module.css';

interface Props extends Needs {
  /** Id of the task; its ticks are kept under it. */
  id: string;
  children: ReactNode;
}

/** Alone, so that what the task needs and its steps are not drawn again with each tick. */
function Done({id}: {id: string}) {
  const {done, total} = useTaskProgress(id);
  return (
    <p className={styles.state} role="status">
      {total > 0 && done === total && 'This task is done.'}
    </p>
  );
}

/**
 * A task: what it needs, its steps, its safety checks. It reads done once every step and every check
 * that counts here is ticked.
 */
export default function Task({id, children, ...needs}: Props) {
  return (
    <TaskContext value={id}>
      <div className={styles.task} data-task={id}>
        <NeedBox {...needs} />
        {children}
        <Done id={id} />
      </div>
    </TaskContext>
  );
}
