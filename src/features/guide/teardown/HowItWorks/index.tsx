import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title?: string;
  children: ReactNode;
}

/** What the lists are, in a line that opens; what one has to do stands above it. Paper has it open. */
export default function HowItWorks({title = 'how the lists work', children}: Props) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.words}>{children}</div>
    </details>
  );
}
