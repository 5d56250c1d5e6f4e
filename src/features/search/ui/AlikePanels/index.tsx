import Link from '@docusaurus/Link';
import {counted} from '@site/src/text/counted';
import {addressOf} from '../address';
import {byCrew, type Alike} from '../alike';
import CrewBadge from '../CrewBadge';
import Words from '../Words';
import result from '../SearchResult/styles.module.css';
import styles from './styles.module.css';

/** Panels of which the same is found: how many, what it is, and a way to each, crew by crew. */
export default function AlikePanels({words, hits}: Alike) {
  return (
    <div className={styles.alike}>
      <p className={styles.head}>
        <strong className={result.title}>{counted(hits.length, 'panel')}</strong>
        <span className={result.excerpt}>
          <Words pieces={words} />
        </span>
      </p>
      {byCrew(hits).map(([crew, some]) => (
        <div key={crew} className={styles.crew}>
          <CrewBadge id={crew} />
          <ul className={styles.panels}>
            {some.map((hit) => (
              <li key={hit.record.url}>
                <Link to={addressOf(hit)} className={styles.panel}>
                  {hit.record.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
