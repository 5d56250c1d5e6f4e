import {dangerName} from '../../model/names';
import type {Danger} from '../../model/types';
import DangerSign from '../../task/DangerSign';
import Sizes from '../../task/Sizes';
import styles from './styles.module.css';

/** What can hurt somebody, over the whole screen. */
export default function Dangers({dangers}: {dangers: readonly Danger[]}) {
  return (
    <ul className={styles.dangers}>
      {dangers.map(({id, kind, name, up}) => (
        <li key={id} data-danger={kind}>
          <DangerSign kind={kind} />
          <p>
            <strong>Danger: {dangerName({kind, name})}</strong> <Sizes>{up}</Sizes>
          </p>
        </li>
      ))}
    </ul>
  );
}
