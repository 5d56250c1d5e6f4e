import {useId, useState, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchAddress} from '../address';
import {useEngine, useAnswer} from '../useEngine';
import type {PictureData} from '../../../../ui/Picture';
import AnswerCard from '../AnswerCard';
import SearchField from '../SearchField';
import SearchHelp, {type Help} from '../SearchHelp';
import SearchList from '../SearchList';
import SearchState from '../SearchState';
import NothingFound from './NothingFound';
import Status from '../Status';
import Suggestions, {type Suggestion} from '../Suggestions';
import {LONGEST} from '../../engine/terms';
import styles from './styles.module.css';

// Safari refuses more than 100 changes of the address in 30 seconds, and typing is faster.
const PAUSE = 300;

/**
 * What is looked for, and in which year; it follows the address, and the address follows it after a
 * pause. Anybody can type an address: what is too long is cut, an unknown year is this one.
 * @returns `year`: one that is kept, or undefined for this season
 */
function useQuestion(frozen: readonly string[]) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<object>();
  const [typed, setTyped] = useState('');
  const [year, setYear] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [location]);
  if (isBrowser && seen !== location) {
    const query = new URLSearchParams(location.search);
    setSeen(location);
    setTyped((query.get('q') ?? '').slice(0, LONGEST));
    setYear(frozen.find((one) => one === query.get('year')));
  }
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      window.history.replaceState(window.history.state, '', searchAddress(next, year));
    }, PAUSE);
  };
  return {typed, year, type};
}

interface Props {
  /** The year of the site, and those that are kept. */
  season: string;
  frozen: readonly string[];
  /** Where to look when nothing is found; of a kept year when one is given. */
  helpFor: (year?: string) => Help;
  /** What people look for this season, as examples. */
  suggestions: readonly Suggestion[];
  /** Of the sheep that is not there, where nothing is found. */
  nothing: PictureData;
}

/** The search as a page: the address says what is looked for, so that it can be passed on. */
export default function SearchPage(props: Props) {
  const {season, frozen, helpFor, suggestions, nothing} = props;
  const id = useId();
  const {typed, year, type} = useQuestion(frozen);
  // Nothing is loaded for somebody who only looks at the page.
  const [isUsed, setUsed] = useState(false);
  const {loading, retry} = useEngine(year ?? season, isUsed || typed !== '');
  const answer = useAnswer(loading, typed);
  const others = [undefined, ...frozen].filter((other) => other !== year);
  const help = helpFor(year);
  const isEmpty = typed === '' && !year && loading.state !== 'failed';
  const examples = suggestions.flatMap(({words}) => words.slice(0, 1));
  return (
    <div className={styles.page}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>what are you looking for in {year ?? season}?</label>
        <SearchField
          id={id}
          label={year ? `search ${year}` : 'search'}
          {...(!year && {placeholder: examples.join(', ')})}
          value={typed}
          onFocus={() => setUsed(true)}
          onChange={(event) => type(event.target.value)}
        />
      </form>
      <div className={styles.line}>
        <p role="status" className={styles.status}>
          {answer && <Status found={answer} typed={typed} />}
        </p>
        <p className={styles.years}>
          {others.map((other) => (
            <Link key={other ?? season} to={searchAddress(typed, other)} className={styles.year}>
              search {other ?? season} instead
            </Link>
          ))}
        </p>
      </div>
      <div className="needs-script">
        {answer && answer.hits.length > 0 && (
          <SearchList
            key={`${year} ${typed}`}
            all={answer.hits}
            hits={answer.others}
            best={answer.best}
          >
            {answer.direct && <AnswerCard answer={answer.direct} />}
          </SearchList>
        )}
        {isEmpty && <Suggestions all={suggestions} />}
        {!isEmpty && !answer?.hits.length && (
          <NothingFound picture={answer && nothing}>
            <SearchState {...{loading, typed, answer, help}} onRetry={retry} />
          </NothingFound>
        )}
      </div>
      <div hidden data-without-script>
        <p>The search needs script, and your browser runs none. Look here instead:</p>
        <SearchHelp {...help} />
      </div>
    </div>
  );
}
