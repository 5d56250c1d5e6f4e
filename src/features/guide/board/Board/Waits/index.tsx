import {counted} from '@site/src/text/counted';
import {listed} from '@site/src/text/listed';
import type {Edge, Gate as Waiting} from '../../waits/types';
import Edges from './Edges';
import Gate from './Gate';
import {isBroken, isNow} from './states';
import styles from './styles.module.css';

interface Props {
  gates: readonly Waiting[];
  edges: readonly Edge[];
  /** Whether any crew has a code. */
  isKnown: boolean;
}

/** How many of each there are: '4 waits and 13 edges'; '' for none. */
const countText = ({gates, edges}: Pick<Props, 'gates' | 'edges'>) =>
  listed([
    ...(gates.length > 0 ? [counted(gates.length, 'wait')] : []),
    ...(edges.length > 0 ? [counted(edges.length, 'edge')] : []),
  ]);

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

/** What waits for whom now, and folded the rest; what was not waited for stands above all crews (`Alarm`). */
export default function Waits({gates, edges, isKnown}: Props) {
  const now = {gates: gates.filter(isNow), edges: edges.filter(isNow)};
  const rest = {
    gates: gates.filter((one) => !isNow(one) && !isBroken(one)),
    edges: edges.filter((one) => !isNow(one)),
  };
  const isQuiet = now.gates.length + now.edges.length === 0 && !gates.some(isBroken);
  const others = countText(rest);
  return (
    <section className={styles.waits}>
      <h2>what waits for whom</h2>
      <p className={styles.note}>
        {counted(edges.length, 'edge')} lie between panels of two crews: the crews join them
        together. Which of the two panels hangs first is not written down.
      </p>
      <Lists {...now} />
      {isQuiet && isKnown && <p>Nothing waits, by the codes so far.</p>}
      {others && (
        <details data-rest>
          <summary>
            {isKnown ? `${others} besides: not reached yet, or done` : `all ${others}`}
          </summary>
          <Lists {...rest} />
        </details>
      )}
    </section>
  );
}
