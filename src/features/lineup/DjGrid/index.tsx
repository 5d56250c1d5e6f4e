import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The wall of sleeves: as many columns as fit. */
export default function DjGrid({children}: {children: ReactNode}) {
  return <div className={styles.grid}>{children}</div>;
}
