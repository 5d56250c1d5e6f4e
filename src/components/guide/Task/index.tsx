import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useSteps} from '@site/src/lib/guide/steps';
import {useTicks} from '@site/src/lib/guide/ticks';
import NeedBox, {type Needs} from '../NeedBox';
import {TaskContext} from './TaskContext';
import styles from './styles.module.css';

interface Props extends Needs {
  /** Id of the task; its ticks are kept under it. */
  id: string;
  children: ReactNode;
}

/**
 * A task: what it needs, its steps, its safety checks. It reads done once every step and every check
 * that counts here is ticked.
 */
export default function Task({id, children, ...needs}: Props) {
  const {ticks} = useTicks(useDocsVersion().label);
  const steps = useSteps().filter((step) => step.startsWith(`${id}/`));
  const done = steps.length > 0 && steps.every((step) => ticks.has(step));
  return (
    <TaskContext.Provider value={id}>
      <div className={styles.task} data-task={id}>
        <NeedBox {...needs} />
        {children}
        <p className={styles.state} role="status">
          {done && 'This task is done.'}
        </p>
      </div>
    </TaskContext.Provider>
  );
}
