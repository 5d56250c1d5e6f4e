import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {crewClass, type CrewInfo} from '../../model/crews';
import type {CrewId} from '../../model/types';
import CrewWord from '../CrewWord';
import {usePageAddress} from './usePageAddress';
import styles from './styles.module.css';

interface Props {
  /** What is chosen: 'Edition', 'Kit'. */
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
  const page = usePageAddress();
  return (
    <nav aria-label={label}>
      <ul className={styles.crews}>
        <li>
          <Link
            to={`${page}#${all.id}`}
            aria-current={shown === 'all' ? 'true' : undefined}
            className={styles.crew}
          >
            <span>{all.word}</span>
          </Link>
        </li>
        {crews.map(({id, name}) => (
          <li key={id}>
            <Link
              to={`${page}#${idOf(id)}`}
              aria-current={shown === id ? 'true' : undefined}
              className={clsx(styles.crew, crewClass(id))}
            >
              <CrewWord name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
