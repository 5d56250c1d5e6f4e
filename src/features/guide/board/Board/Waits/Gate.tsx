import type {Gate as Props, Party} from '../../waits/types';
import CrewName from '../CrewName';
import styles from './styles.module.css';
import {gateText} from './words';

function Side({crew, what}: Party) {
  return (
    <p className={styles.side}>
      <CrewName id={crew} short />
      <strong>{what}</strong>
    </p>
  );
}

/** Who waits for whom. */
export default function Gate(gate: Props) {
  const {id, state, waits, until, danger} = gate;
  return (
    <li className={styles.item} data-wait={id} data-state={state}>
      <div className={styles.pair}>
        <Side {...waits} />
        <p className={styles.between}>{state === 'over' ? 'waited for' : 'waits for'}</p>
        <Side {...until} />
      </div>
      <p className={styles.state}>{gateText(gate)}</p>
      {danger && <p className={styles.danger}>{danger.up}</p>}
    </li>
  );
}
