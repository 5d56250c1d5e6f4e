import clsx from 'clsx';
import {crewClass, type CrewInfo} from '../../model/crews';
import type {CrewId} from '../../model/types';
import CrewWord from '../CrewWord';
import CrewLink from './CrewLink';
import styles from './styles.module.css';

interface Props {
  /** What is chosen: 'Kit'. */
  label: string;
  crews: readonly Pick<CrewInfo, 'id' | 'name'>[];
  shown: CrewId | 'all';
  /** What all of them are called, and the id that stands for them. */
  all: {word: string; id: string};
  /** The id that stands for a crew on the page. */
  idOf?: (crew: CrewId) => string;
}

/** Links that set the hash to a crew, or to all of them; marks the one that is shown. */
export default function CrewLinks({label, crews, shown, all, idOf = (crew) => crew}: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.crews}>
        <CrewLink id={all.id} isShown={shown === 'all'} className={styles.crew}>
          <span>{all.word}</span>
        </CrewLink>
        {crews.map(({id, name}) => (
          <CrewLink
            key={id}
            id={idOf(id)}
            isShown={shown === id}
            className={clsx(styles.crew, crewClass(id))}
          >
            <CrewWord name={name} />
          </CrewLink>
        ))}
      </ul>
    </nav>
  );
}
