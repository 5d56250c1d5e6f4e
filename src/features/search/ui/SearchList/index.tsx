import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {addressOf} from '../address';
import type {Hit} from '../../engine/engine';
import {areShort, groupsOf, panelsInOrder, twinsOf} from '../groups';
import CrewBadge from '../CrewBadge';
import PillButton from '../../../../ui/PillButton';
import SearchResult from '../SearchResult';
import styles from './styles.module.css';

/** How many are shown at once, the best first. */
const STEP = 30;

interface Props {
  hits: readonly Hit[];
  /** What stands above them: an answer. */
  children?: ReactNode;
}

/** All results as links, page by page; where there is room, the pages to jump to at their left. */
export default function SearchList({hits, children}: Props) {
  const [shown, setShown] = useState(STEP);
  const rest = hits.length - shown;
  const groups = groupsOf(panelsInOrder(hits).slice(0, shown));
  return (
    <div className={clsx(groups.length > 1 && styles.beside)}>
      {groups.length > 1 && (
        <nav aria-label="results by page" className={styles.pages}>
          {groups.map(({page, hits: some}, i) => (
            <a key={page} href={`#found-${i}`} className={styles.jump}>
              {page} <span>{some.length}</span>
            </a>
          ))}
        </nav>
      )}
      <div className={styles.found}>
        {children}
        {groups.map(({page, hits: some}, i) => (
          <section key={page} id={`found-${i}`} className={styles.group}>
            <h2>{page}</h2>
            <ul className={clsx(styles.list, areShort(some) ? styles.pairs : styles.lines)}>
              {twinsOf(some).map(({best, others}) => (
                <li key={best.record.url} className={styles.row}>
                  <Link to={addressOf(best)} className={styles.result}>
                    <SearchResult hit={best} />
                  </Link>
                  <div className={styles.others}>
                    {others.map((other) => (
                      <Link key={other.record.url} to={addressOf(other)} className={styles.also}>
                        the same for <CrewBadge id={other.record.crew!} />
                        <span className="visually-hidden">: {other.record.title}</span>
                      </Link>
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {rest > 0 && (
          <PillButton onClick={() => setShown(shown + STEP)}>
            {rest > STEP ? `show ${STEP} more of ${rest}` : `show ${rest} more`}
          </PillButton>
        )}
      </div>
    </div>
  );
}
