import type {MouseEvent} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import {useDocPath} from '../../years/useDocPath';
import {useCrewProgress} from '../../task/useProgress';
import {useCrew} from '../edition';
import {listId} from '../CrewLists/listOf';
import styles from './styles.module.css';

/**
 * The way from the guide into the work, to the crew that is chosen, or, where all of its steps are ticked,
 * to its teardown; a year without the page of the work has none.
 * No Link: it is in sight at once, and one would fetch the page with its map for everybody who reads
 * the guide.
 */
export default function WayIn() {
  const history = useHistory();
  const build = useDocPath('setup/build');
  const teardown = useDocPath('setup/teardown');
  const crew = useCrew();
  const {done, total} = useCrewProgress(crew);
  if (!build || !teardown) return null;
  const isUp = total > 0 && done === total;
  const hash = crew === 'all' ? '' : `#${isUp ? listId('down', crew) : crew}`;
  const path = (isUp ? teardown : build) + hash;
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    history.push(path);
  }
  return (
    <p className={clsx(styles.way, crew !== 'all' && styles.own)}>
      <a href={path} onClick={follow}>
        {isUp ? 'Later: teardown' : 'Start building'}
      </a>
    </p>
  );
}
