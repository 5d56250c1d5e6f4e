import type {ReactNode} from 'react';
import {usePlace} from '../../edition/edition';
import {useKeptId} from '../../task/keptIds';
import {downKey} from '../down';
import styles from './styles.module.css';

interface Props {
  year: number;
  id: string;
  /** What is ticked, where the words beside the box do not say it. */
  label?: string;
  children: ReactNode;
}

/** A box to tick when something is down; the whole line is the target. */
export default function Off({year, id, label, children}: Props) {
  const {ticked, tick} = useKeptId(downKey(year, usePlace()), id);
  return (
    <label className={styles.off}>
      <input
        type="checkbox"
        data-list-tick
        aria-label={label}
        checked={ticked}
        onChange={(event) => tick(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
