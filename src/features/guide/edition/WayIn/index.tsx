import type {MouseEvent} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import {useDocPath} from '../../years/useDocPath';
import {useCrew} from '../edition';
import styles from './styles.module.css';

/**
 * The way from the guide into the work, to the crew that is chosen; a year without that page has none.
 * No Link: it is in sight at once, and one would fetch the page with its map for everybody who reads
 * the guide.
 */
export default function WayIn() {
  const history = useHistory();
  const page = useDocPath('setup/build');
  const crew = useCrew();
  if (!page) return null;
  const path = crew === 'all' ? page : `${page}#${crew}`;
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    history.push(path);
  }
  return (
    <p className={clsx(styles.way, crew !== 'all' && styles.own)}>
      <a href={path} onClick={follow}>
        Start building
      </a>
    </p>
  );
}
