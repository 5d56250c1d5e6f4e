import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One thing that is known, below what it is called. */
export default function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
