import type {ReactNode} from 'react';
import clsx from 'clsx';
import {crewClass} from '../../model/crews';
import {useCrew} from '../edition';
import type {CrewId} from '../../model/types';
import styles from './styles.module.css';

/** A stretch of the guide for one crew, in its color; out of the way while another crew's edition is shown. */
export default function Crew({id, children}: {id: CrewId; children: ReactNode}) {
  const shown = useCrew();
  return (
    <section
      className={clsx(styles.crew, crewClass(id))}
      data-crew={id}
      hidden={shown !== 'all' && shown !== id}
    >
      {children}
    </section>
  );
}
