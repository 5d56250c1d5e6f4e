import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lists of links as rows of pills, each row below the line that says when to go there. */
export default function Ways({children}: {children: ReactNode}) {
  return <div className={styles.ways}>{children}</div>;
}
