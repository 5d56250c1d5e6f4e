import {UNORDERED} from '../panelsText';
import styles from './styles.module.css';

/** Below the names of some panels: that nobody wrote down in which order they go. */
export default function Unordered() {
  return (
    <>
      <span className={styles.stop}>.</span> <span className={styles.words}>{UNORDERED}</span>
    </>
  );
}
