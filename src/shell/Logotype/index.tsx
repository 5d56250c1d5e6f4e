import styles from './styles.module.css';

/**
 * The collective's name beside the sheep's head; the word takes the colour of the text around it.
 * The drawing itself stands once in every page (src/plugins/pages/page-frame), and in no script.
 */
export default function Logotype() {
  return (
    <svg className={styles.logotype} width="150" height="44" role="img" aria-label="BAAAHS">
      <use href="#logotype" />
    </svg>
  );
}
