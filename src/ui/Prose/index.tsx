import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Running text in lines of a length that is easy to read. */
export default function Prose({children}: {children: ReactNode}) {
  return <div className={styles.prose}>{children}</div>;
}
