import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import {useDocPath} from '../../years/useDocPath';
import styles from './styles.module.css';

interface Props {
  /** The page that it leads to, such as 'setup/build'; a year without one has no way in. */
  page: string;
  children: ReactNode;
}

/**
 * The way from the guide into the work: one large button below the picture. No Link:
 * it is in sight at once, and one would fetch the page with its map for everybody who reads the guide.
 */
export default function WayIn({page, children}: Props) {
  const history = useHistory();
  const path = useDocPath(page);
  function follow(event: MouseEvent) {
    if (!path || opensElsewhere(event)) return;
    event.preventDefault();
    history.push(path);
  }
  return path ? (
    <p className={styles.way}>
      <a href={path} onClick={follow}>
        {children}
      </a>
    </p>
  ) : null;
}
