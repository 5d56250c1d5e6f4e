import {useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {addressOf} from '../address';
import {rowsOf} from '../alike';
import AlikePanels from '../AlikePanels';
import CrewBadge from '../CrewBadge';
import {areShort, type Group as GroupOfHits, type Twins} from '../groups';
import Sign from '../../../../ui/Icon/Sign';
import PillButton from '../../../../ui/PillButton';
import SearchResult from '../SearchResult';
import {signOf} from './signs';
import styles from './styles.module.css';

/** How many rows are shown at first, the best ones, and how many more with each press. */
const FIRST = 5;
const STEP = 30;
/** So few more are not worth a button. */
const SPARE = 2;

function Row({best, others}: Twins) {
  return (
    <>
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
    </>
  );
}

interface Props extends GroupOfHits {
  id: string;
  /** True where another stands beside it, if there is room. */
  isHalf: boolean;
}

/** What was found on one page, as a card with a line for each; those that say the same are one line. */
export default function Group({id, page, kind, hits, isHalf}: Props) {
  const [shown, setShown] = useState(FIRST);
  const rows = rowsOf(hits);
  const singles = rows.flatMap((row) => ('best' in row ? [row.best] : []));
  const areAlone = singles.length === rows.length;
  const columns = areAlone && (areShort(singles) ? styles.pairs : styles.lines);
  const rest = rows.length <= shown + SPARE ? 0 : rows.length - shown;
  return (
    <section id={id} className={clsx(styles.group, styles[kind], isHalf && styles.half)}>
      <div className={styles.card}>
        <h2 className={styles.name}>
          <Sign path={signOf(hits[0]!.record.url, kind)} />
          {page}
        </h2>
        <ul className={clsx(styles.list, columns)}>
          {rows.slice(0, rows.length - rest).map((row) =>
            'best' in row ? (
              <li key={row.best.record.url} className={styles.row}>
                <Row {...row} />
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
              show {Math.min(rest, STEP)} more <span className="visually-hidden">of {page}</span>
            </PillButton>
          </div>
        )}
      </div>
    </section>
  );
}
