import clsx from 'clsx';
import {SAMPLE} from '../../sample';
import SheepHead from '../SheepHead';
import stack from '../stack.module.css';
import styles from './styles.module.css';

/** As many as are cut out of a sheet. */
const labels = Array.from({length: 10}, (_, index) => index);

const Sheet = () => (
  <div className={clsx(stack.sheet, styles.sheet)} data-theme="light">
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
    <div className={clsx(stack.stack, styles.blank)} aria-hidden="true">
      <SheepHead />
      <Sheet />
      <Sheet />
      <Sheet />
    </div>
  );
}
