import {useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {addressOf} from '../address';
import {rowsOf, type Alike} from '../alike';
import {saidAbove} from '../heights';
import {byName, type Namesakes} from '../namesakes';
import {marked} from '../marks';
import {TitleWords} from '../Words';
import AlikePanels from '../AlikePanels';
import CrewBadge from '../CrewBadge';
import type {Hit} from '../../engine/engine';
import type {Group as GroupOfHits, Twins} from '../groups';
import Sign from '../../../../ui/Icon/Sign';
import PillButton from '../../../../ui/PillButton';
import SearchResult from '../SearchResult';
import {signOf} from './signs';
import styles from './styles.module.css';

/** How many more rows are shown with each press. */
const STEP = 30;
/** So few more are not worth a button. */
const SPARE = 2;

interface Said {
  /** Those whose words stand above them already. */
  said: ReadonlySet<Hit>;
}

function Row({best, others, isNamed, said}: Twins & Said & {isNamed?: boolean}) {
  return (
    <>
      <Link to={addressOf(best)} className={styles.result}>
        <SearchResult hit={best} isNamed={isNamed} isSaid={said.has(best)} isOnPage />
      </Link>
      <div className={styles.others}>
        {others.map((other) => (
          <Link key={other.record.url} to={addressOf(other)} className={styles.also}>
            <span>
              the same<span className="visually-hidden"> for</span>
            </span>{' '}
            <CrewBadge id={other.record.crew!} />
            <span className="visually-hidden">: {other.record.title}</span>
          </Link>
        ))}
      </div>
    </>
  );
}

/** Their name once, and a line for each. */
function Named({title, rows, said}: Namesakes & Said) {
  const found = new Set(rows[0]!.best.found.keys());
  return (
    <>
      <div className={styles.shared} aria-hidden="true">
        <TitleWords pieces={marked(title, found)} />
      </div>
      {rows.map((row) => (
        <div key={row.best.record.url} className={styles.row}>
          <Row {...row} isNamed said={said} />
        </div>
      ))}
    </>
  );
}

interface Props extends GroupOfHits {
  id: string;
  /** How many rows are shown at first, the best ones. */
  few: number;
}

/** The results that rows stand for, each of which has its link: what two crews share are two. */
const resultsOf = (rows: readonly (Twins | Alike | Namesakes)[]) =>
  rows
    .flatMap((row) => ('rows' in row ? row.rows : [row]))
    .flatMap((row) => ('best' in row ? [row.best, ...row.others] : row.hits));

/** What was found on one page, as a card with a line for each; those that say the same are one line. */
export default function Group({id, page, kind, hits, few}: Props) {
  const [shown, setShown] = useState(few);
  const rows = byName(rowsOf(hits));
  const rest = rows.length <= shown + SPARE ? 0 : rows.length - shown;
  const seen = rows.slice(0, rows.length - rest);
  const next = resultsOf(rows.slice(seen.length, seen.length + STEP));
  const said = saidAbove(
    seen
      .flatMap((row) => ('rows' in row ? row.rows : row))
      .flatMap((row) => ('best' in row ? row.best : [])),
  );
  return (
    <section id={id} className={clsx(styles.group, styles[kind])}>
      <div className={styles.card}>
        <h2 className={styles.name}>
          <Sign path={signOf(hits[0]!.record.url, kind)} />
          {page}
        </h2>
        <ul className={styles.list}>
          {seen.map((row) =>
            'rows' in row ? (
              <li key={row.title} className={styles.named}>
                <Named {...row} said={said} />
              </li>
            ) : 'best' in row ? (
              <li key={row.best.record.url}>
                <Row {...row} said={said} />
              </li>
            ) : (
              <li key={row.hits[0]!.record.url}>
                <AlikePanels {...row} />
              </li>
            ),
          )}
        </ul>
        {rest > 0 && (
          <div className={styles.rest}>
            <PillButton className={styles.more} onClick={() => setShown(shown + STEP)}>
              show {next.length} more <span className="visually-hidden">of {page}</span>
            </PillButton>
          </div>
        )}
      </div>
    </section>
  );
}
