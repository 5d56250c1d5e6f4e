import {useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {addressOf} from '../address';
import type {Hit} from '../../engine/engine';
import {groupsOf, twinsOf} from '../groups';
import CrewBadge from '../CrewBadge';
import PillButton from '../../../../ui/PillButton';
import SearchResult from '../SearchResult';
import styles from './styles.module.css';

/** How many are shown at once, the best first. */
const STEP = 30;

/** All results as links, page by page. */
export default function SearchList({hits}: {hits: readonly Hit[]}) {
  const [shown, setShown] = useState(STEP);
  const rest = hits.length - shown;
  return (
    <>
      <div className={styles.groups}>
        {groupsOf(hits.slice(0, shown)).map(({page, hits: some}) => (
          <section key={page} className={clsx(some.length > 1 && styles.wide)}>
            <h2>{page}</h2>
            <ul className="plain-list close-list">
              {twinsOf(some).map(({best, others}) => (
                <li key={best.record.url} className={styles.card}>
                  <Link to={addressOf(best)} className={styles.result}>
                    <SearchResult hit={best} />
                  </Link>
                  {others.map((other) => (
                    <Link key={other.record.url} to={addressOf(other)} className={styles.also}>
                      the same for <CrewBadge id={other.record.crew!} />
                      <span className="visually-hidden">: {other.record.title}</span>
                    </Link>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rest > 0 && (
        <PillButton onClick={() => setShown(shown + STEP)}>
          show {Math.min(rest, STEP)} more
        </PillButton>
      )}
    </>
  );
}
