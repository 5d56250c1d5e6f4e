import {useState} from 'react';
import styles from './styles.module.css';

/** Takes ticks back, after asking once. */
export default function ClearTicks({count, onClear}: {count: number; onClear: () => void}) {
  const [asking, setAsking] = useState(false);
  const what = count === 1 ? '1 tick' : `${count} ticks`;
  if (!asking)
    return (
      <button type="button" className={styles.button} onClick={() => setAsking(true)}>
        clear {what}
      </button>
    );
  return (
    <div className={styles.ask} role="group" aria-label={`Clear ${what}?`}>
      <button
        type="button"
        className={styles.sure}
        onClick={() => {
          onClear();
          setAsking(false);
        }}
      >
        yes, clear {what}
      </button>
      <button type="button" className={styles.button} onClick={() => setAsking(false)}>
        keep them
      </button>
    </div>
  );
}
