import type {Edge, EdgePanel} from '../../waits/types';
import CrewName from '../CrewName';
import styles from './styles.module.css';
import {edgeText, panelText} from './words';

function Side(panel: EdgePanel) {
  return (
    <p className={styles.side}>
      <CrewName id={panel.crew} />
      <span>
        <strong>{panel.name}</strong> {panelText(panel)}
      </span>
    </p>
  );
}

/** Two panels of two crews that share an edge. */
export default function EdgeItem(edge: Edge) {
  const [one, other] = edge.panels;
  return (
    <li className={styles.item} data-edge={edge.id} data-state={edge.state}>
      <div className={styles.pair}>
        <Side {...one} />
        <p className={styles.between}>beside</p>
        <Side {...other} />
      </div>
      <p className={styles.state}>{edgeText(edge)}</p>
    </li>
  );
}
