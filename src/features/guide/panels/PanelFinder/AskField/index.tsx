import {useId, useState, type FormEvent} from 'react';
import PillButton from '@site/src/ui/PillButton';
import {NAMES} from '../../asks';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What one may type, as an example. */
  placeholder: string;
  /** On its button. */
  button: string;
  /** Whether the names of all panels and struts are offered while one types; its label is one word then. */
  withNames?: boolean;
  /** In letters; what is longer is no name. */
  longest?: number;
  onAsk: (typed: string) => void;
}

/** A field that asks the finder something, with its button. Large, for gloves. */
export default function AskField({
  label,
  placeholder,
  button,
  withNames,
  longest = 30,
  onAsk,
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAsk(typed);
    setTyped('');
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={withNames ? styles.said : undefined}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          inputMode="text"
          list={withNames ? NAMES : undefined}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={longest}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PillButton type="submit" look="solid" className={styles.go}>
          {button}
        </PillButton>
      </div>
    </form>
  );
}
