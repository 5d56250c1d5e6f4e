import ClearTicks from '../../task/ClearTicks';
import DoneBar from '../../task/DoneBar';
import type {CrewId} from '../../model/types';
import {useBought} from '../bought';
import type {ShoppingRow} from '../shopping';
import styles from './styles.module.css';

interface Props {
  year: number;
  rows: readonly ShoppingRow[];
  crew?: CrewId;
}

/** How far a list is: '3 of 42 ticked', and the way to begin again. */
export default function Bought({year, rows, crew}: Props) {
  const {done, total, clear} = useBought(year, rows, crew);
  if (total === 0) return null;
  return (
    <div className={styles.bought}>
      <p role="status">
        <strong>{done}</strong> of {total} ticked
      </p>
      <DoneBar done={done} total={total} inFacets />
      {done > 0 && <ClearTicks count={done} onClear={clear} />}
    </div>
  );
}
