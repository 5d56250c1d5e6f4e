import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * What the words of the guide or of a list mean: its points, each with its word in bold, in columns
 * where there is room.
 */
export default function HowToRead({children}: {children: ReactNode}) {
  return <div className={styles.words}>{children}</div>;
}
