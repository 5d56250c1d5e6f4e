import {counted} from '@site/src/text/counted';
import type {Edge, Gate as Waiting, WaitState} from '../../waits/types';
import Edges from './Edges';
import Gate from './Gate';
import styles from './styles.module.css';

interface Props {
  gates: readonly Waiting[];
  edges: readonly Edge[];
  /** Whether any crew has a code. */
  isKnown: boolean;
}

const isNow = ({state}: {state: WaitState}) => state === 'now' || state === 'broken';

function List({gates, edges}: Pick<Props, 'gates' | 'edges'>) {
  return (
    <ul className={styles.list}>
      {gates.map((gate) => (
        <Gate key={gate.id} {...gate} />
      ))}
      <Edges edges={edges} />
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
      <p className={styles.note}>
        {counted(edges.length, 'edge')} lie between panels of two crews: the crews join them
        together. Which of the two panels hangs first is not written down.
      </p>
      {waiting > 0 && <List {...now} />}
      {waiting === 0 && isKnown && <p>Nothing waits, by the codes so far.</p>}
      {others > 0 && (
        <details data-rest>
          <summary>
            {isKnown
              ? `the other ${others}: not reached yet, or done`
              : `all ${others} waits of the build`}
          </summary>
          <List {...rest} />
        </details>
      )}
    </section>
  );
}
