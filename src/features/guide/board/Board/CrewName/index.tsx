import clsx from 'clsx';
import {crews} from '../../../model/crews';
import type {CrewId} from '../../../model/types';
import styles from './styles.module.css';

/** A crew's name with its dot. */
export default function CrewName({id}: {id: CrewId}) {
  const crew = crews.find((one) => one.id === id);
  return (
    <span className={clsx(styles.crew, crew?.colour && `crew-${crew.colour}`)}>{crew?.name}</span>
  );
}
