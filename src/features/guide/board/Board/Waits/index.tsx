import {counted} from '@site/src/text/counted';
import type {Edge, Gate, WaitState} from '../../waits/types';
import EdgeItem from './Edge';
import GateItem from './Gate';
import styles from './styles.module.css';

interface Props {
  gates: readonly Gate[];
  edges: readonly Edge[];
  /** Whether any crew has a code. */
  isKnown: boolean;
}

const isNow = ({state}: {state: WaitState}) => state === 'now' || state === 'broken';

function List({gates, edges}: Pick<Props, 'gates' | 'edges'>) {
  return (
    <ul className={styles.list}>
      {gates.map((gate) => (
        <GateItem key={gate.id} {...gate} />
      ))}
      {edges.map((edge) => (
        <EdgeItem key={edge.id} {...edge} />
      ))}
    </ul>
  );
}

/** What waits for whom: what waits now, and folded the rest. */
export default function Waits({gates, edges, isKnown}: Props) {
  const now = {gates: gates.filter(isNow), edges: edges.filter(isNow)};
  const rest = {
    gates: gates.filter((one) => !isNow(one)),
    edges: edges.filter((one) => !isNow(one)),
  };
  const waiting = now.gates.length + now.edges.length;
  const others = rest.gates.length + rest.edges.length;
  return (
    <section className={styles.waits}>
      <h2>what waits for whom</h2>
      {waiting > 0 && <List {...now} />}
      {waiting === 0 && (
        <p>{isKnown ? 'Nothing waits, by the codes so far.' : 'Unknown until a code is here.'}</p>
      )}
      {others > 0 && (
        <details data-rest>
          <summary>the others: {others}</summary>
          <List {...rest} />
        </details>
      )}
      <p className={styles.note}>
        {counted(edges.length, 'edge')} lie between panels of two crews: the crews join them
        together. Which of the two panels hangs first is not written down.
      </p>
    </section>
  );
}
