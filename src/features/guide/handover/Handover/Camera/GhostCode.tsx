import {eyes, squares} from '../eyes';
import styles from './styles.module.css';

/** What the camera will look for, faintly, until it is on. */
export default function GhostCode() {
  return (
    <svg className={styles.ghost} viewBox="0 0 25 25" aria-hidden="true">
      <path fillRule="evenodd" d={eyes} />
      <path d={squares} />
    </svg>
  );
}
