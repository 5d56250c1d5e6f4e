import {crewClass} from '../../model/crews';
import type {PanelInfo} from '../../model/panelFile';
import type {CrewId} from '../../model/types';
import {firstOfTens, placeId} from './places';
import styles from './styles.module.css';

interface Props {
  /** Each crew with the panels it hangs. */
  lists: readonly {id: CrewId; name: string; panels: PanelInfo[]}[];
}

/** Ways into the long list: to each crew, and to each ten of its panels. */
export default function Jumps({lists}: Props) {
  return (
    <nav className={styles.jumps} aria-label="all panels" data-interface>
      {lists.map(({id, name, panels}) => (
        <div key={id} className={crewClass(id)}>
          <a href={`#${placeId(id)}`}>{name}</a>
          {firstOfTens(panels).map((first) => (
            <a key={first} href={`#${placeId(first)}`}>
              {first}
              <span className="visually-hidden"> and on</span>
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
