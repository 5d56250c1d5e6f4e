import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the lists are, in a line that opens; what one has to do stands above it. Paper has it open. */
export default function HowItWorks({children}: {children: ReactNode}) {
  return (
    <details className={styles.fold}>
      <summary>how the lists work</summary>
      <div className={styles.words}>{children}</div>
    </details>
  );
}
