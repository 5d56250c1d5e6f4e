import styles from './styles.module.css';

/** The sheep's head, as in the logotype of every page: it looks over the edge of a label, or of a sheet that is still empty. */
export default function SheepHead() {
  return (
    // as large where no style applies
    <svg className={styles.head} viewBox="0 0 44 44" width="48" height="48" aria-hidden="true">
      <use href="#logotype" width="150" height="44" />
    </svg>
  );
}
