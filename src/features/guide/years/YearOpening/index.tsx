import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first card of the page: what changed on the sheep (YearSheep), and in the guide (SectionChanges). */
export default function YearOpening({children}: {children: ReactNode}) {
  return <div className={styles.opening}>{children}</div>;
}
