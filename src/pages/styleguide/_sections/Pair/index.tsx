import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A small piece on the day's ground and, beside it, on the night's: its words are said once, below. */
export default function Pair({children}: {children: ReactNode}) {
  return (
    <div className={styles.pair}>
      <div data-theme="light">{children}</div>
      <div data-theme="dark">{children}</div>
    </div>
  );
}
