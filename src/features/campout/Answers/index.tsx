import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Icon from '../../../ui/Icon';
import PillButton from '../../../ui/PillButton';
import {showFound} from './findAnswers';
import opening from '../../../ui/PageHero/opening.module.css';
import drawings from './drawings.module.css';
import styles from './styles.module.css';

/** On a phone the keyboard goes away, so that one sees what was found. */
function closeKeyboard(event: FormEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Questions in groups, with a field above that finds among them. Without script all of them are there. */
export default function Answers({children}: {children: ReactNode}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [{shown, total}, setCount] = useState({shown: 0, total: 0});
  const {hash} = useLocation();
  // A link to an answer shows it, whatever was typed.
  const [seen, setSeen] = useState(hash);
  if (seen !== hash) {
    setSeen(hash);
    setTyped('');
  }
  useEffect(() => {
    if (!list.current) return;
    const shown = showFound(list.current, typed);
    setCount({shown, total: list.current.querySelectorAll('details').length});
  }, [typed]);
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  return (
    <div data-answers className={opening.below}>
      <form role="search" aria-label="Answers" className={styles.filter} onSubmit={closeKeyboard}>
        <label htmlFor={id}>find an answer</label>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            id={id}
            type="search"
            placeholder="dog, tent, truck"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <p role="status" className={styles.count}>
          {total > 0 && (
            <>
              {typed && `${shown} of `}
              {total} <span>answers</span>
            </>
          )}
        </p>
        {typed && shown === 0 && (
          <div className={styles.nothing}>
            <p>No “{typed}” among the answers.</p>
            <PillButton look="solid" onClick={clear}>
              show all {total} answers
            </PillButton>
          </div>
        )}
      </form>
      <div ref={list} className={`${styles.groups} ${drawings.groups}`}>
        {children}
      </div>
    </div>
  );
}
