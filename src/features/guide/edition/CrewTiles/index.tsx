import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ALL_CREWS, crewClass, crews} from '../../model/crews';
import type {CrewId} from '../../model/types';
import CrewCount from '../CrewCount';
import CrewLetter from '../CrewLetter';
import CrewWord from '../CrewWord';
import {usePageAddress} from '../CrewChoice/usePageAddress';
import {useCrew} from '../edition';
import styles from './styles.module.css';

function Tile({id, crew, children}: {id: string; crew: CrewId | 'all'; children: ReactNode}) {
  const page = usePageAddress();
  return (
    <li>
      <Link
        to={`${page}#${id}`}
        aria-current={useCrew() === crew ? 'true' : undefined}
        className={clsx(styles.tile, crew !== 'all' && crewClass(crew))}
      >
        {children}
      </Link>
    </li>
  );
}

/** Links that set the hash to a crew, or to all of them, each with the crew's letter and how far it is. */
export default function CrewTiles() {
  return (
    <nav aria-label="Edition">
      <ul className={styles.tiles}>
        <Tile id={ALL_CREWS} crew="all">
          <span className={styles.all}>
            <span className={styles.words}>
              All <CrewCount crew="all" />
            </span>
          </span>
        </Tile>
        {crews.map(({id, name}) => (
          <Tile key={id} id={id} crew={id}>
            <CrewLetter crew={id}>
              <span className={styles.words}>
                <CrewWord name={name} wide={false} /> <CrewCount crew={id} />
              </span>
            </CrewLetter>
          </Tile>
        ))}
      </ul>
    </nav>
  );
}
