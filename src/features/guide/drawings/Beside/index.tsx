import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  drawing: ReactNode;
  /** The words that belong to it. */
  children: ReactNode;
}

/** A drawing and its words, beside each other where there is room, else the drawing above. */
export default function Beside({drawing, children}: Props) {
  return (
    <div className={styles.beside}>
      {drawing}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
