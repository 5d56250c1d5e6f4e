import {useState} from 'react';
import {NEXT_TO, type Typed, type Way} from '../../asks';
import AskField from '../AskField';
import styles from './styles.module.css';

const ways: {id: Way; word: string}[] = [
  {id: 'name', word: 'its name'},
  {id: 'neighbors', word: 'its neighbors'},
  {id: 'edges', word: 'its edges'},
];

/** A name in the field, until one is shown: another one beside it would be read as the answer. */
const EXAMPLE = '17D';

interface Props {
  /** What the address asks for. */
  shown: string;
  /** In which the address asks; shown until the reader chooses. */
  asked: Way;
  onAsk: (typed: Typed) => void;
}

/** Three ways to ask which panel this is, and the field of the chosen one. */
export default function Fields({shown, asked, onAsk}: Props) {
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? asked;
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
          placeholder={shown ? 'next one' : `e.g. ${EXAMPLE}`}
          button="show it"
          withNames
          onAsk={(words) => onAsk({words})}
        />
      )}
      {way === 'neighbors' && (
        <AskField
          label="neighbors you can read"
          placeholder="e.g. 18D 22D"
          button="find it"
          onAsk={(words) => onAsk({words: NEXT_TO + words})}
        />
      )}
      {way === 'edges' && (
        <AskField
          label="edges, clockwise seen from outside"
          placeholder="e.g. 85, 54.5, 49.5"
          button="fit it"
          longest={500}
          onAsk={(words) => onAsk({words, isEdges: true})}
        />
      )}
    </div>
  );
}
