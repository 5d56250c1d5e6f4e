import clsx from 'clsx';
import {usePlace} from '../../edition/edition';
import {useKeptIds} from '../../task/keptIds';
import {stateWords} from '../../task/stateWords';
import {downIds, downKey} from '../down';
import type {Undoing} from '../reversed';
import styles from './styles.module.css';

interface Props {
  undoing: Undoing;
  year: number;
}

/** How many things of a task are to be ticked, and how far it is from the first tick on: '3 of 5', done. */
export default function State({undoing, year}: Props) {
  const down = useKeptIds(downKey(year, usePlace()));
  const ids = downIds(undoing);
  const done = ids.filter((id) => down.has(id)).length;
  if (done === 0) return <span className={styles.state}>{ids.length} to tick</span>;
  return (
    <span className={clsx(styles.state, done === ids.length && styles.done)}>
      {stateWords(done, ids.length)}
    </span>
  );
}
