import type {Joined} from '../../model/fastenings';
import {shoppingRows} from '../shopping';
import {isCount} from '../shoppingGroups';
import type {CrewId, Figures} from '../../model/types';
import Aisle from './Aisle';
import Bought from './Bought';
import Counts from './Counts';
import styles from './styles.module.css';

interface Props {
  figures: Figures;
  /** One crew alone; the whole build when not given. */
  crew?: CrewId;
  /** Of the year's panel map. */
  panels?: readonly Joined[];
}

/**
 * What to buy and to bring, aisle by aisle, each line with a box to tick: how much at the place that is
 * chosen, and below it what the other place takes; added up from the figures. What is only counted on
 * comes last.
 */
export default function ShoppingList({figures, crew, panels}: Props) {
  const rows = shoppingRows(figures, crew, panels);
  const groups = [...new Set(rows.map(({group}) => group))];
  const rowsOf = (group: string) => rows.filter((row) => row.group === group);
  if (rows.length === 0) return <p>Nothing is written down yet. Ask the setup lead.</p>;
  const counts = groups.filter(isCount);
  const aisles = groups.filter((group) => !isCount(group));
  return (
    <div data-list={crew ?? 'all'}>
      <Bought year={figures.year} rows={rows} crew={crew} />
      <div className={styles.aisles}>
        {aisles.map((group) => (
          <Aisle key={group} group={group} rows={rowsOf(group)} year={figures.year} crew={crew} />
        ))}
      </div>
      {counts.length > 0 && (
        <div className={styles.counts}>
          {counts.map((group) => (
            <Counts key={group} title={group} rows={rowsOf(group)} />
          ))}
        </div>
      )}
    </div>
  );
}
