import clsx from 'clsx';
import {ALL_CREWS, crewClass, crews} from '../../model/crews';
import CrewCount from '../CrewCount';
import CrewLetter from '../CrewLetter';
import CrewWord from '../CrewWord';
import CrewLink from '../CrewChoice/CrewLink';
import {useCrew} from '../edition';
import styles from './styles.module.css';

/** Links that set the hash to a crew, or to all of them, each with the crew's letter and how far it is. */
export default function CrewTiles() {
  const shown = useCrew();
  return (
    <nav aria-label="Edition">
      <ul className={styles.tiles}>
        <CrewLink id={ALL_CREWS} isShown={shown === 'all'} className={styles.tile}>
          <span className={styles.all}>
            <span className={styles.words}>
              All <CrewCount crew="all" />
            </span>
          </span>
        </CrewLink>
        {crews.map(({id, name}) => (
          <CrewLink
            key={id}
            id={id}
            isShown={shown === id}
            className={clsx(styles.tile, crewClass(id))}
          >
            <CrewLetter crew={id}>
              <span className={styles.words}>
                <CrewWord name={name} wide={false} /> <CrewCount crew={id} />
              </span>
            </CrewLetter>
          </CrewLink>
        ))}
      </ul>
    </nav>
  );
}
