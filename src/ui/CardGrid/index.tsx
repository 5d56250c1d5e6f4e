import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Cards in one, two (from 600 px) or three columns (from 900 px). */
export default function CardGrid({children}: {children: ReactNode}) {
  return <div className={styles.grid}>{children}</div>;
}
