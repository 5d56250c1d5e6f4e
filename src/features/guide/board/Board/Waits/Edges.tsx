import type {Edge, EdgePanel} from '../../waits/types';
import CrewName from '../CrewName';
import styles from './styles.module.css';
import {panelText} from './words';

function Side(panel: EdgePanel) {
  return (
    <span className={styles.panel} data-hung={panel.isHung}>
      <strong>{panel.name}</strong> {panelText(panel)}
    </span>
  );
}

/** A crew above its panels; that it has no code is said once. */
function Crew({crew, isHung}: EdgePanel) {
  return (
    <span>
      <CrewName id={crew} short />
      {isHung === undefined && <small> no code yet</small>}
    </span>
  );
}

const crewsAt = ({panels}: Edge) => panels.map(({crew}) => crew).join(' ');

/** Pairs of panels that two crews join: a card for each two crews. */
export default function Edges({edges}: {edges: readonly Edge[]}) {
  return [...new Set(edges.map(crewsAt))].map((pair) => {
    const shared = edges.filter((edge) => crewsAt(edge) === pair);
    const [one, other] = shared[0]!.panels;
    return (
      <li key={pair} className={styles.item}>
        <p className={styles.crews}>
          <Crew {...one} /> <Crew {...other} />
        </p>
        <ul className={styles.edges}>
          {shared.map(({id, state, panels}) => (
            <li key={id} data-edge={id} data-state={state}>
              <Side {...panels[0]} />
              <Side {...panels[1]} />
            </li>
          ))}
        </ul>
      </li>
    );
  });
}
