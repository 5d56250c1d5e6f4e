import clsx from 'clsx';
import {ALL_CREWS, crewClass, type CrewInfo} from '../../model/crews';
import type {CrewId} from '../../model/types';
import CrewCount from '../CrewCount';
import CrewLetter from '../CrewLetter';
import CrewWord from '../CrewWord';
import CrewLink from './CrewLink';
import styles from './styles.module.css';

interface Props {
  /** What is chosen: 'Kit'. */
  label: string;
  crews: readonly Pick<CrewInfo, 'id' | 'name'>[];
  shown: CrewId | 'all';
  /** What all of them are called, and the id that stands for them; the guide's own when not given. */
  all?: {word: string; id: string};
  /** The id that stands for a crew on the page. */
  idOf?: (crew: CrewId) => string;
  /** True where each says how far it is. */
  counts?: boolean;
}

/**
 * Chooses a crew, or all of them, wherever one does: links that set the hash, each a tile with the
 * crew's letter; marks the one that is shown.
 */
export default function CrewTiles({
  label,
  crews,
  shown,
  all = {word: 'All', id: ALL_CREWS},
  idOf = (crew) => crew,
  counts,
}: Props) {
  return (
    <nav aria-label={label}>
      <ul className={clsx(styles.tiles, counts && styles.counted)}>
        <CrewLink id={all.id} isShown={shown === 'all'} className={styles.tile}>
          <span className={styles.all}>
            <span className={styles.words}>
              {all.word} {counts && <CrewCount crew="all" />}
            </span>
          </span>
        </CrewLink>
        {crews.map(({id, name}) => (
          <CrewLink
            key={id}
            id={idOf(id)}
            isShown={shown === id}
            className={clsx(styles.tile, crewClass(id))}
          >
            <CrewLetter crew={id}>
              <span className={styles.words}>
                <CrewWord name={name} /> {counts && <CrewCount crew={id} />}
              </span>
            </CrewLetter>
          </CrewLink>
        ))}
      </ul>
    </nav>
  );
}
