import clsx from 'clsx';
import {crews} from '@site/src/features/guide/model/crews';
import type {CrewId} from '@site/src/features/guide/model/types';
import styles from './styles.module.css';

/** Whose it is: the crew's name, with its colour as a dot. */
export default function CrewBadge({id}: {id: CrewId}) {
  const crew = crews.find((one) => one.id === id);
  return (
    <span className={clsx(styles.badge, crew?.colour && `crew-${crew.colour}`)}>{crew?.name}</span>
  );
}
