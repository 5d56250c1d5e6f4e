import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTaskProgress} from '../useProgress';
import {useDocPath} from '../../years/useDocPath';
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

/** Leads to the task one step at a time, in years that have such a page. */
function FollowLink({id}: {id: string}) {
  const page = useDocPath('setup/build');
  return (
    page && (
      <p className={styles.follow}>
        <Link to={`${page}#${id}`} className={styles.pill}>
          one step at a time
        </Link>
      </p>
    )
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
        <FollowLink id={id} />
        {children}
        <Done id={id} />
      </div>
    </TaskContext>
  );
}
