import {viewWords, type ViewId} from '../../panels/viewWords';
import styles from './styles.module.css';

interface Props {
  /** None while the views follow the step. */
  chosen?: ViewId;
  onChoose: (view?: ViewId) => void;
}

/** From where the sheep is seen. */
export default function Looks({chosen, onChoose}: Props) {
  return (
    <div role="group" aria-label="View of the sheep" className={styles.views}>
      {[{id: undefined, word: 'follow'}, ...viewWords].map(({id, word}) => (
        <button
          key={word}
          type="button"
          className={styles.look}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
