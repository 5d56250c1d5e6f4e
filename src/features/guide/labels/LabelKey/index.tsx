import {NOTHING, labelsFor} from '../choice';
import {edgeFigure} from '../edgeFigure';
import Label from '../LabelSheets/Label';
import SheepHead from '../LabelSheets/SheepHead';
import {SAMPLE} from '../sample';
import {measurePanels} from '../../geometry/measure';
import type {MeasuredMap} from '../../model/panelFile';
import Leaders from './Leaders';
import styles from './styles.module.css';

interface Props {
  /** The year's panels and their measures. */
  map: MeasuredMap;
  /** The panel, its neighbor at the edge whose label is explained, and where the panel's page is. */
  panel: string;
  neighbor: string;
  address: string;
}

/** How to read a label: one as it is printed, with a number at each of its parts, and their words. */
export default function LabelKey({map, panel, neighbor, address}: Props) {
  const {labels} = labelsFor({...NOTHING, typed: panel}, map);
  const label = labels.find((one) => one.neighbor === neighbor);
  const measured = measurePanels(map.geometry).get(panel);
  const figure = measured && edgeFigure(measured, neighbor);
  if (!label || !figure) return null;
  const parts = [
    'the name of this panel',
    'its section of the sheep',
    'its side: red dot with D for party, green dot with P for business',
    `its neighbor at the heavy edge (${neighbor}), and how long that edge is`,
    'this way is up',
    'the code: it leads to the panel’s page',
  ];
  return (
    <figure className={styles.key}>
      <div className={styles.specimen}>
        <div className={styles.plate}>
          <SheepHead />
          <div className={styles.paper} data-theme="light">
            <Label {...label} id={SAMPLE} measured={measured} address={address} />
          </div>
          <Leaders neighbor={figure} />
        </div>
      </div>
      <ol className={styles.parts} role="list">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </figure>
  );
}
