import {useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import NextLink from './NextLink';
import {usePlace} from '../edition';
import {crewName} from '../../model/names';
import DoneBar from '../../task/DoneBar';
import {crewsBegun} from '../../task/progress';
import {ticksOf} from '../../task/ticks';
import type {CrewId} from '../../model/types';
import {useNextStep, useProgressOfCrews} from '../../task/useProgress';
import styles from './styles.module.css';

/** How far a crew is, and what it does next. */
function Main({crew, done, total}: {crew: CrewId; done: number; total: number}) {
  const next = useNextStep(crew);
  return (
    <NextLink crew={crew} next={next} className={styles.main}>
      <span className={styles.words}>
        <strong>
          {next && <span className="unseen-on-phones">go on: </span>}
          {crewName(crew)}
        </strong>{' '}
        <span>{`${done}\u00a0of\u00a0${total}`}</span> <DoneBar done={done} total={total} />
        {next ? (
          <span className={clsx(styles.next, 'leads-on')}>
            <span>
              <span className="unseen-on-phones">next: </span>
              {next.words}
            </span>
          </span>
        ) : (
          <span>all done</span>
        )}
      </span>
    </NextLink>
  );
}

/**
 * Offers those who come back to the guide to go on where their ticks end: the crew that ticked last and
 * is not done. How far the others are is told by their tiles below. Who comes to a place in the guide is
 * not asked.
 * Its room is kept from the first paint on (src/features/guide/edition/arrivalScript.ts), so that
 * nothing moves when it is filled.
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
  // A crew is done only once its steps are known.
  const crews = useProgressOfCrews(seen?.begun ?? []).filter(({total}) => total > 0);
  const main = crews.find(({next}) => next) ?? crews[0];
  return (
    <nav className={styles.goOn} aria-label="Go on" hidden={seen && seen.begun.length === 0}>
      {main && <Main {...main} />}
    </nav>
  );
}
