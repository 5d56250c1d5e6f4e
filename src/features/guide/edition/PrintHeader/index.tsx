import {usePrinted} from '../usePrinted';
import styles from './styles.module.css';

/** Edition and season at the top of the printed guide, for browsers without margins; see PrintMargins. */
export default function PrintHeader() {
  const {edition, made} = usePrinted();
  return (
    <p className={styles.header} data-print-header>
      {edition}. {made}.
    </p>
  );
}
