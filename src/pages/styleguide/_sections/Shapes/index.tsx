import styles from './styles.module.css';

const steps = [1, 2, 3, 4, 5, 6, 7, 8];

export default function Shapes() {
  return (
    <>
      <ul className={styles.spaces}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles[`space${step}`]} />
            <code>space-{step}</code>
          </li>
        ))}
        <li>
          <span className={styles.tap} />
          <code>tap</code>
        </li>
      </ul>
      <ul className={styles.shapes}>
        <li className={styles.corner}>
          <code>corner</code> of a card
        </li>
        <li className={styles.frame}>
          <code>frame</code> of a picture
        </li>
        <li className={styles.shadow}>
          <code>shadow</code>
        </li>
        <li className={styles.lifted}>
          <code>shadow-lifted</code>
        </li>
        <li className={styles.radius}>
          <code>radius</code> of a box
        </li>
      </ul>
    </>
  );
}
