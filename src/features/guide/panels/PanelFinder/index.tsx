import {useState, type ComponentType} from 'react';
import {useLocation} from '@docusaurus/router';
import {useHashEntry, useSearchEntry} from '@site/src/ui/hooks/useHashEntry';
import {useReached} from '@site/src/ui/hooks/useReached';
import type {Asked} from '@site/src/ui/StaticIsland/hydrateWhenAsked';
import {EDGES, wayOf, type Typed} from '../asks';
import type {Asking} from './Answers';
import Fields from './Fields';
import styles from './styles.module.css';

interface Props {
  /** The map of the year's sheep and what is told of its panels; what is drawn first needs no script. */
  answers: ComponentType<Asked<Asking>>;
}

/**
 * Where a panel goes: a field for its name, its neighbors or its edges, and the answers to it, which
 * are alive once somebody reaches for the finder or the address asks. Without script every view is
 * drawn, and the tables of the page have the words.
 */
export default function PanelFinder({answers: Answers}: Props) {
  // Links of the router change the address without an event.
  useLocation();
  const hash = useHashEntry();
  const edges = useSearchEntry(EDGES);
  const [typed, setTyped] = useState<Typed>();
  const {isReached, reaching} = useReached();
  return (
    <div className={styles.finder} data-finder {...reaching}>
      <Fields shown={hash} asked={wayOf(hash, edges)} onAsk={setTyped} />
      <Answers asked={isReached || hash !== '' || edges !== null} typed={typed} />
    </div>
  );
}
