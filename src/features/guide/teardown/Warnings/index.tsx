import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What goes for all that follows, in one frame: dangers and what has to be asked first. */
export default function Warnings({children}: {children: ReactNode}) {
  return <div className={styles.frame}>{children}</div>;
}
