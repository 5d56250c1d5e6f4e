import {useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useEngine, useAnswer} from '../useEngine';
import SearchField from '../SearchField';
import type {Help} from '../SearchHelp';
import SearchOptions, {optionId} from '../SearchOptions';
import SearchState from '../SearchState';
import Status from '../Status';
import Results from './Results';
import {wayOf} from './wayOf';
import styles from './styles.module.css';

interface Props {
  label: string;
  year: string;
  /** The page that lists all results. */
  allHref: string;
  typed: string;
  help: Help;
  onType: (typed: string) => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What stands beside the field. */
  children: ReactNode;
}

/** How many results are offered while one types. */
const MOST = 8;

/**
 * The field with its options below it, as the ARIA guide has a combobox: the focus stays in the
 * field, arrow keys, Home and End choose, Enter opens. The best one is chosen at once.
 */
export default function Combobox(props: Props) {
  const {label, year, allHref, typed, help, onType, onOpen, children} = props;
  const id = useId();
  const {loading, retry} = useEngine(year);
  const answer = useAnswer(loading, typed);
  const [active, setActive] = useState(0);
  // The answer's own way is the first option: no result below leads there again.
  const way = wayOf(answer);
  const hits = answer?.others.slice(0, MOST) ?? [];
  const total = answer?.hits.length ?? 0;
  const isOpen = total > 0;

  function choose(index: number) {
    setActive(index);
    document.getElementById(optionId(id, index))?.scrollIntoView({block: 'nearest'});
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const last = hits.length + (way ? 1 : 0);
    const to = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to !== undefined) choose(to);
    else if (event.key === 'Enter') document.getElementById(optionId(id, active))?.click();
    else return;
    event.preventDefault();
  }

  return (
    <>
      {/* Enter before the results have come leads to their page. */}
      <form className={styles.top} role="search" action="/search/">
        <SearchField
          label={label}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? optionId(id, active) : undefined}
          autoFocus
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {children}
      </form>
      <div className={styles.body}>
        <p role="status" className={styles.status}>
          {answer && <Status found={answer} typed={typed} />}
        </p>
        {isOpen ? (
          <Results
            answer={answer?.direct}
            option={way ? {id: optionId(id, 0), href: way, isActive: active === 0} : undefined}
            onOpen={onOpen}
          >
            <SearchOptions
              id={id}
              isAnswered={way !== undefined}
              hits={hits}
              active={active}
              total={total}
              allHref={allHref}
              onOpen={onOpen}
            />
          </Results>
        ) : (
          <SearchState {...{loading, typed, answer, help}} onRetry={retry} />
        )}
      </div>
    </>
  );
}
