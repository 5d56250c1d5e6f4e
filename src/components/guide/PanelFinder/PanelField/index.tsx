import {useId, useState, type FormEvent} from 'react';
import PillButton from '@site/src/components/PillButton';
import styles from './styles.module.css';

interface Props {
  /** Of all panels, offered while one types. */
  names: readonly string[];
  onAsk: (typed: string) => void;
}

/** The field for a panel's name: '17d', '17 D', 'r5p'. Large, for gloves. */
export default function PanelField({names, onAsk}: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAsk(typed);
    setTyped('');
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id}>panel</label>
      <div className={styles.row}>
        <input
          id={id}
          name="panel"
          type="text"
          inputMode="text"
          list={`${id}names`}
          placeholder="17D"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={30}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PillButton type="submit" look="solid" className={styles.go}>
          show it
        </PillButton>
      </div>
      <datalist id={`${id}names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
