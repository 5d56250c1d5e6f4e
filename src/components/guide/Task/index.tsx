import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {stepsIn} from '@site/src/lib/guide/countTicks';
import {usePlace} from '@site/src/lib/guide/edition';
import {useTicks} from '@site/src/lib/guide/ticks';
import type {Task as TaskFigures} from '@site/src/lib/guide/types';
import NeedBox from '../NeedBox';
import {TaskContext} from './TaskContext';
import styles from './styles.module.css';

interface Props extends Pick<TaskFigures, 'id' | 'people' | 'parts' | 'hardware' | 'tools'> {
  children: ReactNode;
}

/**
 * A task: what it needs, its steps, its safety checks. It reads done once every step and every check
 * that counts here is ticked.
 */
export default function Task({id, children, ...needs}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState<string[]>([]);
  const place = usePlace();
  const {ticks} = useTicks(useDocsVersion().label);
  useEffect(() => {
    if (root.current) setSteps(stepsIn(root.current, place));
  }, [place]);
  const done = steps.length > 0 && steps.every((step) => ticks.has(step));
  return (
    <TaskContext value={id}>
      <div ref={root} className={clsx(styles.task, done && styles.done)} data-task={id}>
        <NeedBox {...needs} />
        {children}
        <p className={styles.state} role="status">
          {done && 'This task is done.'}
        </p>
      </div>
    </TaskContext>
  );
}
