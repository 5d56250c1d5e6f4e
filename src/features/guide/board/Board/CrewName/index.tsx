import clsx from 'clsx';
import {crewClass} from '../../../model/crews';
import {crewName} from '../../../model/names';
import type {CrewId} from '../../../model/types';
import styles from './styles.module.css';

interface Props {
  id: CrewId;
  /** True where 'Party' will do for 'Party Crew'. */
  short?: boolean;
}

/** A crew's name with its dot. */
export default function CrewName({id, short = false}: Props) {
  const name = crewName(id);
  return (
    <span className={clsx(styles.crew, crewClass(id))}>
      {short ? name.replace(/ Crew$/, '') : name}
    </span>
  );
}
