import {SAMPLE} from '../../sample';
import SheepHead from '../SheepHead';
import styles from './styles.module.css';

/** As many as are cut out of a sheet. */
const labels = Array.from({length: 10}, (_, index) => index);

const Sheet = () => (
  <div className={styles.paper} data-theme="light">
    {labels.map((label) => (
      <svg key={label} viewBox="0 0 89 48" fill="none">
        <use href={`#${SAMPLE}`} width="89" height="48" />
      </svg>
    ))}
  </div>
);

/**
 * Sheets with a sample in the place of each label, for as long as nothing is chosen, and who looks over
 * their edge.
 */
export default function Blank() {
  return (
    <div className={styles.blank} aria-hidden="true">
      <SheepHead />
      <Sheet />
      <Sheet />
    </div>
  );
}
