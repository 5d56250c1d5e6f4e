import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What somebody who has never built the sheep reads first: five things, and the way in. */
export default function FirstMinute({children}: {children: ReactNode}) {
  return <div className={styles.minute}>{children}</div>;
}
