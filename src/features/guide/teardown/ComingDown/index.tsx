import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import CrewSheep from '../../sheep/CrewSheep';
import styles from './styles.module.css';

/** The share of the sections that hang, from picture to picture. */
const SHARES = [1, 0.5, 0];

interface Props {
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  map: MeasuredMap;
}

/** The sheep with all its panels, without those that went up last, and bare: for the eye alone. */
export default function ComingDown({groups, map}: Props) {
  const crews = [...new Set(groups.map(({crew}) => crew))];
  const hung = (share: number) =>
    crews.flatMap((crew) => {
      const own = groups.filter((group) => group.crew === crew);
      return own.slice(0, Math.round(own.length * share)).flatMap(({panels}) => panels);
    });
  return (
    <div className={styles.row} aria-hidden="true">
      {SHARES.map((share) => (
        <CrewSheep
          key={share}
          crew="party-crew"
          lit={new Set(hung(share))}
          groups={groups}
          map={map}
        />
      ))}
    </div>
  );
}
