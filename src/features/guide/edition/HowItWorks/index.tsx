import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * What the lists of a page are and how they were made, in a line that opens; what one has to do stands
 * above it. Paper has it open.
 */
export default function HowItWorks({title, children}: Props) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.words}>{children}</div>
    </details>
  );
}
