import {useState} from 'react';
import type {FinderAnswer} from '../../finderAnswer';
import {NEXT_TO} from '../../neighbors';
import AskField from '../AskField';
import styles from './styles.module.css';

type Way = 'name' | 'neighbors' | 'edges';

const ways: {id: Way; word: string}[] = [
  {id: 'name', word: 'its name'},
  {id: 'neighbors', word: 'its neighbors'},
  {id: 'edges', word: 'its edges'},
];

interface Props {
  /** What the address asks; its way is shown until the reader chooses. */
  answer?: FinderAnswer;
  /** Of all panels and struts. */
  names: readonly string[];
  onAsk: (typed: string) => void;
  onEdges: (typed: string) => void;
}

/** The way in which an address asks. */
function wayOf(answer?: FinderAnswer): Way {
  return answer?.kind === 'neighbors' || answer?.kind === 'edges' ? answer.kind : 'name';
}

/** Three ways to ask which panel this is, and the field of the chosen one. */
export default function Fields({answer, names, onAsk, onEdges}: Props) {
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? wayOf(answer);
  return (
    <div className={styles.fields}>
      <div role="group" aria-label="What you know of the panel" className={styles.ways}>
        {ways.map(({id, word}) => (
          <button
            key={id}
            type="button"
            className={styles.way}
            aria-pressed={id === way}
            onClick={() => setChosen(id)}
          >
            {word}
          </button>
        ))}
      </div>
      {way === 'name' && (
        <AskField
          label="panel"
          placeholder="e.g. 17D"
          button="show it"
          names={names}
          onAsk={onAsk}
        />
      )}
      {way === 'neighbors' && (
        <AskField
          label="neighbors you can read"
          placeholder="e.g. 18D 22D"
          button="find it"
          onAsk={(typed) => onAsk(NEXT_TO + typed)}
        />
      )}
      {way === 'edges' && (
        <AskField
          label="edges, clockwise seen from outside"
          placeholder="e.g. 85, 54.5, 49.5"
          button="fit it"
          longest={500}
          onAsk={onEdges}
        />
      )}
    </div>
  );
}
