import clsx from 'clsx';
import {crewClass} from '@site/src/features/guide/model/crews';
import {crewName} from '@site/src/features/guide/model/names';
import type {CrewId} from '@site/src/features/guide/model/types';
import styles from './styles.module.css';

/** Whose it is: the crew's name, with its colour as a dot. */
export default function CrewBadge({id}: {id: CrewId}) {
  return <span className={clsx(styles.badge, crewClass(id))}>{crewName(id)}</span>;
}
