import {NOTHING, labelsFor} from '../choice';
import Label from '../LabelSheets/Label';
import {measurePanels} from '../../geometry/measure';
import type {MeasuredMap} from '../../model/panelFile';
import styles from './styles.module.css';

interface Props {
  /** The year's panels and their measures. */
  map: MeasuredMap;
  /** The panel whose first label is explained, and where its page is. */
  panel: string;
  address: string;
}

/**
 * How to read a label: one as it is printed, with a number at each of its parts. The stylesheet says
 * where the numbers stand.
 */
export default function LabelKey({map, panel, address}: Props) {
  const [label] = labelsFor({...NOTHING, typed: panel}, map).labels;
  if (!label) return null;
  const parts = [
    'the name of this panel',
    'its section of the sheep',
    'its side: red with D for party, green with P for business',
    `its neighbor at the heavy edge: ${label.neighbor} goes there; below, how long that edge is`,
    'this way is up',
    'the code: it leads to the panel’s page',
  ];
  return (
    <figure className={styles.key}>
      <div className={styles.paper} data-theme="light">
        <Label {...label} measured={measurePanels(map.geometry).get(panel)} address={address} />
        {parts.map((part, i) => (
          <span key={part} className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
        ))}
      </div>
      <ol className={styles.parts} role="list">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </figure>
  );
}
