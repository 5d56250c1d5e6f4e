import styles from './styles.module.css';

/** A proper fraction. Its text stays '3/8', so that search, copying and screen readers find that. */
export default function Fraction({top, bottom}: {top: string; bottom: string}) {
  return (
    <span className={styles.fraction}>
      <span className={styles.top}>{top}</span>/<span className={styles.bottom}>{bottom}</span>
    </span>
  );
}
