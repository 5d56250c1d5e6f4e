import type {Gate} from '../../waits/types';
import CrewName from '../CrewName';
import styles from './styles.module.css';
import {gateText} from './words';

/** What is ticked before what it waits for: one sentence, above the rows of all crews. */
export default function Alarm(gate: Gate) {
  const {id, state, waits, until, danger} = gate;
  return (
    <div className={styles.alarm} data-wait={id} data-state={state}>
      <strong>{gateText(gate)}</strong>{' '}
      <p>
        <CrewName id={waits.crew} short />: {waits.what} before{' '}
        {until.crew !== waits.crew && <CrewName id={until.crew} short />} {until.what}. {danger?.up}
      </p>
    </div>
  );
}
