import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {crewClass, type CrewInfo} from '../../model/crews';
import type {CrewId} from '../../model/types';
import CrewWord from '../CrewWord';
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
  /** What stands behind a crew's name, and behind the word for all. */
  afterName?: (crew: CrewId | 'all') => ReactNode;
}

/** Links that set the hash to a crew, or to all of them; marks the one that is shown. */
export default function CrewLinks({
  label,
  crews,
  shown,
  all,
  idOf = (crew) => crew,
  afterName,
}: Props) {
  const {pathname, search} = useLocation();
  // Of the router, which keeps the focus where it is; what is asked of a page is not known at build.
  const page = pathname + (useIsBrowser() ? search : '');
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
            {afterName?.('all')}
          </Link>
        </li>
        {crews.map(({id, name}) => (
          <li key={id}>
            <Link
              to={`${page}#${idOf(id)}`}
              aria-current={shown === id ? 'true' : undefined}
              className={clsx(styles.crew, crewClass(id))}
            >
              <CrewWord name={name} wide={!afterName} />
              {afterName?.(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
