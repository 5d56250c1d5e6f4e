import {useId, useRef, type FormEvent} from 'react';
import type {Affiliation} from '../affiliations';
import {EVERYBODY, isFiltered, LONGEST, type Choice} from '../choice';
import Icon from '../../../ui/Icon';
import PillButton from '../../../ui/PillButton';
import styles from './styles.module.css';

interface Props {
  choice: Choice;
  affiliations: readonly Affiliation[];
  /** How many DJs are shown, of how many. */
  shown: number;
  total: number;
  onChoose: (next: Choice) => void;
}

/** On a phone the keyboard goes away, so that one sees what was found. */
function closeKeyboard(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Looks for a DJ by a word or by affiliation, and says how many there are. */
export default function DjFilter({choice, affiliations, shown, total, onChoose}: Props) {
  const id = useId();
  const result = useRef<HTMLParagraphElement>(null);
  const {affiliation, typed} = choice;
  const filtered = isFiltered(choice);
  const change = (part: Partial<Choice>) => onChoose({...choice, marked: '', ...part});
  const clear = () => {
    onChoose(EVERYBODY);
    // The button that had the focus goes away.
    result.current?.focus({preventScroll: true});
  };
  return (
    <form role="search" aria-label="Lineup" className={styles.filter} onSubmit={closeKeyboard}>
      <div className={styles.field}>
        <label htmlFor={`${id}q`}>find a DJ</label>
        <Icon name="search" />
        <input
          id={`${id}q`}
          type="search"
          name="q"
          placeholder="name, sound, city"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => change({typed: event.target.value})}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}with`}>plays with</label>
        <select
          id={`${id}with`}
          name="with"
          value={affiliation}
          onChange={(event) => change({affiliation: event.target.value})}
        >
          <option value="">anybody</option>
          {affiliations.map(({name, count}) => (
            <option key={name} value={name}>
              {name} ({count})
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <div className={styles.result}>
        <p ref={result} role="status" tabIndex={-1}>
          {filtered ? `${shown} of ${total} DJs` : `${total} DJs`}
        </p>
        {filtered && shown > 0 && <PillButton onClick={clear}>show all</PillButton>}
      </div>
      {shown === 0 && (
        <div className={styles.nobody}>
          <p>
            No “{typed}” in this flock{affiliation && `, or not with ${affiliation}`}.
          </p>
          <PillButton look="solid" onClick={clear}>
            show all {total} DJs
          </PillButton>
        </div>
      )}
    </form>
  );
}
