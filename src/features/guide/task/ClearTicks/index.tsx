import {useState} from 'react';
import {counted} from '@site/src/text/counted';
import PillButton from '../../../../ui/PillButton';
import styles from './styles.module.css';

/** Takes ticks back, after asking once. */
export default function ClearTicks({count, onClear}: {count: number; onClear: () => void}) {
  const [asking, setAsking] = useState(false);
  const what = counted(count, 'tick');
  if (!asking) return <PillButton onClick={() => setAsking(true)}>clear {what}</PillButton>;
  return (
    <div className={styles.ask} role="group" aria-label={`Clear ${what}?`}>
      <PillButton
        look="solid"
        onClick={() => {
          onClear();
          setAsking(false);
        }}
      >
        yes, clear {what}
      </PillButton>
      <PillButton onClick={() => setAsking(false)}>keep them</PillButton>
    </div>
  );
}
