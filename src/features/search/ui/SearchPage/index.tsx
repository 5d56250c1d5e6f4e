import {useId, useState} from 'react';
import Link from '@docusaurus/Link';
import {searchAddress} from '../address';
import {statusOf} from '../status';
import {useAnswer} from '../useAnswer';
import {useEngine} from '../useEngine';
import SearchField from '../SearchField';
import SearchHelp, {type Help} from '../SearchHelp';
import SearchList from '../SearchList';
import SearchState from '../SearchState';
import styles from './styles.module.css';
import {useQuestion} from './useQuestion';

interface Props {
  /** The year of the site, and those that are kept. */
  season: string;
  frozen: readonly string[];
  /** Where to look when nothing is found; of a kept year when one is given. */
  helpFor: (year?: string) => Help;
}

/** The search as a page: the address says what is looked for, so that it can be passed on. */
export default function SearchPage({season, frozen, helpFor}: Props) {
  const id = useId();
  const {typed, year, type} = useQuestion(frozen);
  // Nothing is loaded for somebody who only looks at the page.
  const [isUsed, setUsed] = useState(false);
  const {loading, retry} = useEngine(year ?? season, isUsed || typed !== '');
  const answer = useAnswer(loading, typed);
  const others = [undefined, ...frozen].filter((other) => other !== year);
  const help = helpFor(year);
  return (
    <div className={styles.page}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>what are you looking for in {year ?? season}?</label>
        <SearchField
          id={id}
          label={year ? `search ${year}` : 'search'}
          value={typed}
          onFocus={() => setUsed(true)}
          onChange={(event) => type(event.target.value)}
        />
        <p className={styles.years}>
          {others.map((other) => (
            <Link key={other ?? season} to={searchAddress(typed, other)} className="tap-line">
              {`search ${other ?? season} instead`}
            </Link>
          ))}
        </p>
      </form>
      <p role="status" className={styles.status}>
        {answer && statusOf(answer, typed)}
      </p>
      <div className="needs-script">
        {answer && answer.hits.length > 0 ? (
          <SearchList key={`${year} ${typed}`} hits={answer.hits} />
        ) : (
          <SearchState loading={loading} answer={answer} help={help} onRetry={retry} />
        )}
      </div>
      <div hidden data-without-script>
        <p>The search needs script, and your browser runs none. Look here instead:</p>
        <SearchHelp {...help} />
      </div>
    </div>
  );
}
