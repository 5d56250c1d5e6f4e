import styles from './styles.module.css';

/** The words for the numbers in a drawing, in their order. */
export default function Legend({items}: {items: readonly string[]}) {
  return (
    // The role stays although the numbers are drawn by the stylesheet: Safari drops it otherwise.
    <ol className={styles.legend} role="list">
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ol>
  );
}
