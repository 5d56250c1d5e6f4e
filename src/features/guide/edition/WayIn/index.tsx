import type {MouseEvent} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import {useDocPath} from '../../years/useDocPath';
import {useCrewProgress, useNextStep} from '../../task/useProgress';
import {useCrew} from '../edition';
import {listId} from '../CrewLists/listOf';
import styles from './styles.module.css';

/**
 * The way from the guide into the work, to the crew that is chosen: to its next step, or, where all are
 * ticked, to its teardown. Who has ticked and chooses no crew is led on above it (GoOn): it is quiet then.
 * A year without the page of the work has none.
 * No Link: it is in sight at once, and one would fetch the page with its map for everybody who reads
 * the guide.
 */
export default function WayIn() {
  const history = useHistory();
  const build = useDocPath('setup/build');
  const teardown = useDocPath('setup/teardown');
  const crew = useCrew();
  const {done, total} = useCrewProgress(crew);
  const next = useNextStep(crew);
  if (!build || !teardown) return null;
  const isUp = total > 0 && done === total;
  const isOwn = crew !== 'all';
  const goOn = isOwn && done > 0 ? next : undefined;
  const hash = isUp && isOwn ? listId('down', crew) : (goOn?.hash ?? crew);
  const path = (isUp ? teardown : build) + (isOwn ? `#${hash}` : '');
  const words = isUp ? 'Later: teardown' : 'Start building';
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    history.push(path);
  }
  return (
    <p className={clsx(styles.way, isOwn ? styles.own : done > 0 && styles.quiet)}>
      <a href={path} onClick={follow}>
        <span className="leads-on">{goOn ? 'Go on' : words}</span>{' '}
        {goOn && <small>{goOn.words}</small>}
      </a>
    </p>
  );
}
