import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Two things beside each other on wide screens, below each other on narrower ones. */
export default function Split({children}: {children: [ReactNode, ReactNode]}) {
  return <div className={styles.split}>{children}</div>;
}
