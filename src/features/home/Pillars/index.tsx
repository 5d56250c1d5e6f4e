import type {Pillar} from '@site/src/data/schema';
import {staticIsland} from '@site/src/ui/StaticIsland';
import type {PillarName} from '../PillarIcon';
import styles from './styles.module.css';

/** Drawn once: its code is not needed where the server has drawn it. */
const PillarIcon = staticIsland<{name: PillarName}>(() => import('../PillarIcon'));

/** What the collective stands on: a short column for each. */
export default function Pillars({pillars}: {pillars: readonly Pillar[]}) {
  return (
    <ul className={styles.pillars}>
      {pillars.map(({title, text, icon}) => (
        <li key={title} data-reveal>
          <PillarIcon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
