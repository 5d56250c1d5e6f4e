import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useRegisteredStep} from '@site/src/lib/guide/steps';
import {useTicks} from '@site/src/lib/guide/ticks';
import type {Place} from '@site/src/lib/guide/types';
import {useTaskId} from '../Task/TaskContext';
import styles from './styles.module.css';

/** Steps in their order. */
export function Steps({children}: {children: ReactNode}) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** Points to check, in any order. */
export function Points({children}: {children: ReactNode}) {
  return <ul className={styles.steps}>{children}</ul>;
}

interface Props {
  /** Its number in the task; the tick is kept under it. */
  n: string;
  /** Where it is done; everywhere when not said. */
  place?: Place;
  children: ReactNode;
  /** What belongs to the step but does not tick it, such as links. */
  below?: ReactNode;
}

/** One step with a box to tick. The whole row is the target: it is used with gloves on. */
export function Step({n, place, children, below}: Props) {
  const id = `${useTaskId()}/${n}`;
  useRegisteredStep(id, place);
  const {ticks, tick} = useTicks(useDocsVersion().label);
  return (
    <li className={styles.step} data-place={place}>
      <label>
        <input
          type="checkbox"
          data-tick={id}
          checked={ticks.has(id)}
          onChange={(event) => tick(id, event.target.checked)}
        />
        <span className={styles.words}>{children}</span>
      </label>
      {below}
    </li>
  );
}
