import {counted} from '@site/src/text/counted';
import type {Edge, Gate as Waiting, WaitState} from '../../waits/types';
import Alarm from './Alarm';
import Edges from './Edges';
import Gate from './Gate';
import styles from './styles.module.css';

interface Props {
  gates: readonly Waiting[];
  edges: readonly Edge[];
  /** Whether any crew has a code. */
  isKnown: boolean;
}

const isNow = ({state}: {state: WaitState}) => state === 'now';
const isBroken = ({state}: {state: WaitState}) => state === 'broken';

/** Two lists, each of cards about as high as each other. */
function Lists({gates, edges}: Pick<Props, 'gates' | 'edges'>) {
  return (
    <>
      {gates.length > 0 && (
        <ul className={styles.list}>
          {gates.map((gate) => (
            <Gate key={gate.id} {...gate} />
          ))}
        </ul>
      )}
      {edges.length > 0 && (
        <ul className={styles.list}>
          <Edges edges={edges} />
        </ul>
      )}
    </>
  );
}

/** What waits for whom: what was not waited for, what waits now, and folded the rest. */
export default function Waits({gates, edges, isKnown}: Props) {
  const now = {gates: gates.filter(isNow), edges: edges.filter(isNow)};
  const broken = gates.filter(isBroken);
  const rest = {
    gates: gates.filter((one) => !isNow(one) && !isBroken(one)),
    edges: edges.filter((one) => !isNow(one)),
  };
  const waiting = now.gates.length + now.edges.length;
  const others = rest.gates.length + rest.edges.length;
  return (
    <section className={styles.waits}>
      <h2>what waits for whom</h2>
      {broken.map((gate) => (
        <Alarm key={gate.id} {...gate} />
      ))}
      <p className={styles.note}>
        {counted(edges.length, 'edge')} lie between panels of two crews: the crews join them
        together. Which of the two panels hangs first is not written down.
      </p>
      <Lists {...now} />
      {waiting + broken.length === 0 && isKnown && <p>Nothing waits, by the codes so far.</p>}
      {others > 0 && (
        <details data-rest>
          <summary>
            {isKnown
              ? `the other ${others}: not reached yet, or done`
              : `all ${others} waits of the build`}
          </summary>
          <Lists {...rest} />
        </details>
      )}
    </section>
  );
}
