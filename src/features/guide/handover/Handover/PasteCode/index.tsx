import {useId, useState, type FormEvent} from 'react';
import PillButton from '../../../../../ui/PillButton';
import styles from '../styles.module.css';

const EMPTY = 'There is nothing in the field yet.';
const REFUSED =
  'The browser did not let us paste. Press and hold in the field, and choose Paste there.';

/**
 * Takes a code as text.
 * @param onText gets what was pasted or typed, whatever it is
 */
export default function PasteCode({onText}: {onText: (text: string) => void}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const read = (text: string) => {
    setTrouble(text.trim() ? '' : EMPTY);
    if (!text.trim()) return;
    setTyped('');
    onText(text);
  };
  const paste = async () => {
    try {
      read(await navigator.clipboard.readText());
    } catch {
      // Refused, or not there because the page came without https.
      setTrouble(REFUSED);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read(typed);
  };
  return (
    <form className={styles.field} onSubmit={submit}>
      <label htmlFor={id}>or the code as text, from a chat</label>
      <textarea
        id={id}
        rows={1}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.actions}>
        <PillButton type="submit">read it</PillButton>
        <PillButton onClick={() => void paste()}>paste and read</PillButton>
      </div>
      <span role="status">{trouble}</span>
    </form>
  );
}
