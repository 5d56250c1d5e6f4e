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
          Look at the panels that it was next to. Two that you can read are mostly enough: few pairs
          of neighbors fit two panels, none fits more.
          <span hidden data-without-script>
            Look for the row of the table below that has them as neighbors.
          </span>
        </li>
        <li>Hold it the right way up, and look for its shape on the map.</li>
      </ul>
      <p>
        <strong>How names go:</strong> D at the end is the party side, P the business side. F before
        the number is the front and the head, R the rear. A number with three letters, such as
        17ABC, is a group of struts.
      </p>
    </div>
  );
}
