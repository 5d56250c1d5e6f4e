import {dangerName} from '../../model/names';
import type {Danger} from '../../model/types';
import DangerSign from '../DangerSign';
import Sizes from '../Sizes';
import styles from './styles.module.css';

interface Props extends Pick<Danger, 'kind' | 'name'> {
  /** What is said of it. */
  words: string;
  /** For links that lead to it. */
  id?: string;
}

/** One danger in a box: the sign, what it is called, and what to do. */
export default function DangerBox({kind, name, words, id}: Props) {
  return (
    <div id={id} className={styles.box} role="note" data-danger={kind}>
      <DangerSign kind={kind} />
      <div className={styles.words}>
        <p className={styles.kind}>Danger: {dangerName({kind, name})}</p>{' '}
        <p>
          <Sizes>{words}</Sizes>
        </p>
      </div>
    </div>
  );
}
