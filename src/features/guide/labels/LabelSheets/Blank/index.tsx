import {SAMPLE} from '../../sample';
import SheepHead from '../SheepHead';
import styles from './styles.module.css';

/** A sheet with a sample, for as long as nothing is chosen, and who looks over its edge. */
export default function Blank() {
  return (
    <div className={styles.blank} aria-hidden="true">
      <SheepHead />
      <div className={styles.paper} data-theme="light">
        <svg viewBox="0 0 89 48" fill="none" className={styles.sample}>
          <use href={`#${SAMPLE}`} width="89" height="48" />
        </svg>
      </div>
    </div>
  );
}
