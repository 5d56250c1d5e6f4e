import styles from './styles.module.css';

/** What helps while no panel is shown. */
export default function Hints() {
  return (
    <div className={styles.hints}>
      <p>
        <strong>Its label is gone?</strong>
      </p>
      <ul>
        <li>Look at its other edges. Nearly every edge has a label.</li>
        <li>
          Look at the panels that it was next to. Their labels name the neighbor at each edge. Find
          one of them here, and see who is missing.
        </li>
        <li>Hold it the right way up, and look for its shape on the map.</li>
      </ul>
      <p>
        <strong>How names go:</strong> D at the end is the party side, P the business side. F before
        the number is the front and the head, R the rear.
      </p>
    </div>
  );
}
