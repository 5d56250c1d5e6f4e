import styles from './styles.module.css';

/** How much is done, for the eye; in words it stands beside it. */
export default function DoneBar({done, total}: {done: number; total: number}) {
  return <progress className={styles.bar} max={total} value={done} aria-hidden="true" />;
}
