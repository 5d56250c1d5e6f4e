import type {FractionParts} from '@site/src/text/fractions';
import styles from './styles.module.css';

/** A proper fraction. Its text stays '3/8' or '1 1/2', so that search, copying and screen readers find that. */
export default function Fraction({whole, top, bottom}: FractionParts) {
  return (
    <span className={styles.fraction}>
      {whole && `${whole} `}
      <span className={styles.top}>{top}</span>/<span className={styles.bottom}>{bottom}</span>
    </span>
  );
}
