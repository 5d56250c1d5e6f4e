import {useState} from 'react';
import Link from '@docusaurus/Link';
import {counted} from '@site/src/text/counted';
import {addressOf} from '../address';
import {byCrew, lengthOf, type Alike} from '../alike';
import {unbroken} from '../marks';
import type {Hit} from '../../engine/engine';
import PillButton from '../../../../ui/PillButton';
import CrewBadge from '../CrewBadge';
import Words from '../Words';
import result from '../SearchResult/styles.module.css';
import styles from './styles.module.css';

/** Two rows of a phone: so many of each crew are shown at first. */
const FEW = 8;

function Length({of: hit}: {of: Hit}) {
  const length = lengthOf(hit);
  return length && <small>{unbroken(length)}</small>;
}

/** Panels of which the same is found: how many, what it is, and a way to each with its length, crew by crew. */
export default function AlikePanels({words, hits}: Alike) {
  const [isWhole, setWhole] = useState(false);
  const crews = byCrew(hits);
  const isLong = crews.some(([, some]) => some.length > FEW);
  return (
    <div className={styles.alike}>
      <p className={styles.head}>
        <strong className={result.title}>{counted(hits.length, 'panel')}</strong>
        <span className={result.excerpt}>
          <Words pieces={words} />
        </span>
      </p>
      {crews.map(([crew, some]) => (
        <div key={crew} className={styles.crew}>
          <CrewBadge id={crew} />
          <ul className={styles.panels}>
            {some.slice(0, isWhole ? undefined : FEW).map((hit) => (
              <li key={hit.record.url}>
                <Link to={addressOf(hit)} className={styles.panel}>
                  {hit.record.title} <Length of={hit} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isLong && !isWhole && (
        <PillButton onClick={() => setWhole(true)}>
          {`show all ${counted(hits.length, 'panel')}`}
        </PillButton>
      )}
    </div>
  );
}
