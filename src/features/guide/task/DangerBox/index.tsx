import {dangerNames} from '../../model/names';
import type {DangerKind} from '../../model/types';
import DangerSign from '../DangerSign';
import Sizes from '../Sizes';
import styles from './styles.module.css';

interface Props {
  kind: DangerKind;
  /** What is said of it. */
  words: string;
  /** For links that lead to it. */
  id?: string;
}

/** One danger in a box: the sign and the name of its kind, and what to do. */
export default function DangerBox({kind, words, id}: Props) {
  return (
    <div id={id} className={styles.box} role="note" data-danger={kind}>
      <DangerSign kind={kind} />
      <p className={styles.words}>
        <strong className={styles.kind}>Danger: {dangerNames[kind]}</strong> <Sizes>{words}</Sizes>
      </p>
    </div>
  );
}
