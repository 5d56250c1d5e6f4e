import clsx from 'clsx';
import styles from './styles.module.css';

/** What helps while no panel is shown. */
export function Hints() {
  return (
    <div className={styles.hints}>
      <p>
        <strong>its label is gone?</strong>
      </p>
      <ul>
        <li>Look at its other edges. Nearly every edge has a label.</li>
        <li>
          Measure its edges, one after the other, clockwise as you stand outside. Three are enough
          for nearly every panel.
        </li>
        <li>
          Look at the panels that it was next to. Two that you can read are mostly enough: few pairs
          of neighbors fit two panels, none fits more.
          <span hidden data-without-script>
            Look for the row of the table below that has them as neighbors.
          </span>
        </li>
        <li>Hold it the right way up, and look for its shape on the map.</li>
      </ul>
    </div>
  );
}

const keys = [
  {key: 'D', side: 'party', where: 'at the end:', words: 'the party side'},
  {key: 'P', side: 'business', where: 'at the end:', words: 'the business side'},
  {key: 'F', where: 'before the number:', words: 'the front and head'},
  {key: 'R', where: 'before the number:', words: 'the rear'},
  {key: '17ABC', where: 'three letters:', words: 'a group of struts'},
];

/** What the letters of a name say. */
export function NamesGo() {
  return (
    <div className={styles.names}>
      <p>
        <strong>how names go</strong>
      </p>
      <ul>
        {keys.map(({key, side, where, words}) => (
          <li key={key}>
            <b className={clsx(styles.key, side && styles[side])}>{key}</b>{' '}
            <span>
              <span>{where}</span> <span>{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
