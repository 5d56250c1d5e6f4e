import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CrewId} from '../../model/types';
import {useCrewProgress} from '../../task/useProgress';
import styles from './styles.module.css';

/** How far a crew is, or all of them, on the tile that chooses it: '7/23'. */
export default function CrewCount({crew}: {crew: CrewId | 'all'}) {
  const {done, total} = useCrewProgress(crew);
  const isBrowser = useIsBrowser();
  // Its room is kept until script has counted, so that the name stays where it is.
  if (!isBrowser) return <span className={styles.count}>{'\u00a0'}</span>;
  if (total === 0) return <span className={clsx(styles.count, styles.none)}>no steps yet</span>;
  return (
    <span className={clsx(styles.count, done === total && styles.done)}>
      <span aria-hidden="true">{`${done}/${total}`}</span>
      <span className="visually-hidden">{` ${done} of ${total} steps`}</span>
    </span>
  );
}
