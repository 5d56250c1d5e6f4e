import {useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import CrewLetter from '../CrewLetter';
import {crewStore, usePlace} from '../edition';
import {crewName} from '../../model/names';
import {crewsBegun} from '../../task/progress';
import {ticksOf} from '../../task/ticks';
import type {CrewId} from '../../model/types';
import {useCrewProgress, useNextStep} from '../../task/useProgress';
import styles from './styles.module.css';

function Offer({crew}: {crew: CrewId}) {
  const {done, total} = useCrewProgress(crew);
  const next = useNextStep(crew);
  if (!next) return null;
  return (
    <li>
      {/* The address names a place; whose edition it is shown in is chosen here. */}
      <Link to={`#${next.hash}`} className={styles.offer} onClick={() => crewStore.set(crew)}>
        <CrewLetter crew={crew}>
          <span className={styles.words}>
            <span>
              <span className="unseen-on-phones">go on: </span>
              <strong>{crewName(crew)}</strong>, {`${done}\u00a0of\u00a0${total}`}
            </span>{' '}
            <span className={styles.next}>next: {next.words}</span>
          </span>
        </CrewLetter>
      </Link>
    </li>
  );
}

/** A crew with nothing left is named, and leads nowhere. */
function Done({crew}: {crew: CrewId}) {
  const {done, total} = useCrewProgress(crew);
  if (total === 0 || done < total) return null;
  return (
    <li className={styles.done}>
      <CrewLetter crew={crew}>{crewName(crew)}: all done</CrewLetter>
    </li>
  );
}

/**
 * Offers those who come back to the guide to go on where their ticks end: each crew that has begun,
 * the one that ticked last first. Who comes to a place in the guide is not asked. Its room is kept
 * from the first paint on (src/features/guide/edition/arrivalScript.ts), so that nothing moves when it is filled.
 */
export default function GoOn() {
  const {label} = useDocsVersion();
  const {hash} = useLocation();
  const place = usePlace();
  // As they come: what is ticked while reading below adds nothing above.
  const [seen, setSeen] = useState<{visit: string; begun: CrewId[]}>();
  const visit = `${place}${hash}`;
  if (useIsBrowser() && seen?.visit !== visit) {
    setSeen({visit, begun: hash ? [] : crewsBegun(ticksOf(label, place).get())});
  }
  const begun = seen?.begun ?? [];
  return (
    <nav className={styles.goOn} aria-label="Go on" hidden={seen && begun.length === 0}>
      {/* An empty list would hold the title's margin and the card's apart. */}
      {begun.length > 0 && (
        <ul className="plain-list">
          {begun.map((crew) => (
            <Offer key={crew} crew={crew} />
          ))}
          {begun.map((crew) => (
            <Done key={crew} crew={crew} />
          ))}
        </ul>
      )}
    </nav>
  );
}
