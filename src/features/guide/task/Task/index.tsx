import {isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTaskProgress} from '../useProgress';
import {useDocPath} from '../../years/useDocPath';
import {partsOf} from '../elements';
import type {Place} from '../../model/types';
import NeedBox, {type Needs} from '../NeedBox';
import {TaskContext} from './TaskContext';
import styles from './styles.module.css';

interface Props extends Needs {
  /** Id of the task; its ticks are kept under it. */
  id: string;
  /** Where it is done; everywhere when not said. */
  place?: Place;
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

const isNote = (part: ReactNode) => isValidElement(part) && part.type === 'p';

/** What is said before anything else belongs to what the task needs: whoever begins has read it. */
function notesFirst(content: ReactNode): [notes: ReactNode[], rest: ReactNode[]] {
  const parts = partsOf(content);
  const rest = parts.findIndex((part) => !isNote(part));
  return rest < 0 ? [parts, []] : [parts.slice(0, rest), parts.slice(rest)];
}

/**
 * A task: what it needs, its steps, its safety checks. It reads done once every step and every check
 * that counts here is ticked.
 */
export default function Task({id, place, children, ...needs}: Props) {
  const [notes, rest] = notesFirst(children);
  return (
    <TaskContext value={{id, place}}>
      <div className={styles.task} data-task={id}>
        <NeedBox {...needs} notes={notes} />
        <FollowLink id={id} />
        {rest}
        <Done id={id} />
      </div>
    </TaskContext>
  );
}
