import type {ReactNode} from 'react';
import clsx from 'clsx';
import Sizes from '../../task/Sizes';
import styles from './styles.module.css';

interface Props {
  /** Drawings in their order, each with the words under it. */
  frames: readonly {drawing: ReactNode; words: string}[];
  /** Narrow frames stand two in a row on a phone. */
  narrow?: boolean;
}

/** Numbered drawings: all in a row, or each in a row of its own with its words beside it. */
export default function Frames({frames, narrow = false}: Props): ReactNode {
  return (
    // The role stays although the numbers are drawn by the stylesheet: Safari drops it otherwise.
    <ol className={clsx(styles.frames, narrow && styles.narrow)} role="list">
      {frames.map(({drawing, words}) => (
        <li key={words} className={styles.frame}>
          {drawing}
          <p className={styles.words}>
            <Sizes>{words}</Sizes>
          </p>
        </li>
      ))}
    </ol>
  );
}
