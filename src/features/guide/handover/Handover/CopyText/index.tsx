import {useId, useRef, useState} from 'react';
import PillButton from '../../../../../ui/PillButton';
import styles from '../styles.module.css';

/** A text to be sent: copied by a press, or by hand where the browser refuses. */
export default function CopyText({text, label}: {text: string; label: string}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('Copied.');
    } catch {
      // Refused, or not there because the page came without https.
      field.current?.select();
      setState('The browser did not let us copy. The text is marked: copy it by hand.');
    }
  };
  return (
    <div className={styles.field}>
      <PillButton look="solid" onClick={() => void copy()}>
        copy as text
      </PillButton>
      <span role="status">{state}</span>
      <label htmlFor={id}>{label}</label>
      <textarea ref={field} id={id} readOnly rows={4} value={text} />
    </div>
  );
}
