import {useState, type ReactNode} from 'react';
import PillButton from '../PillButton';
import styles from './styles.module.css';

interface Props {
  /** What is done: 'clear 3 ticks'. */
  what: string;
  /** What leaves it as it is: 'keep them'. */
  keep: string;
  onYes: () => void;
  /** What to know before saying yes. */
  children?: ReactNode;
}

/** Does what cannot be undone, after asking once. */
export default function AskFirst({what, keep, onYes, children}: Props) {
  const [asking, setAsking] = useState(false);
  if (!asking) return <PillButton onClick={() => setAsking(true)}>{what}</PillButton>;
  const question = `${what.charAt(0).toUpperCase()}${what.slice(1)}?`;
  return (
    <div className={styles.ask} role="group" aria-label={question}>
      {children}
      <PillButton
        look="solid"
        onClick={() => {
          onYes();
          setAsking(false);
        }}
      >
        yes, {what}
      </PillButton>
      <PillButton onClick={() => setAsking(false)}>{keep}</PillButton>
    </div>
  );
}
