import AisleSign from '../AisleSign';
import type {ShoppingRow} from '../shopping';
import type {ShoppingGroup} from '../shoppingGroups';
import type {CrewId} from '../../model/types';
import Row from './Row';
import styles from './styles.module.css';

interface Props {
  group: ShoppingGroup;
  rows: ShoppingRow[];
  year: number;
  crew?: CrewId;
}

/** What lies together in a shop or on the truck, under its sign. */
export default function Aisle({group, rows, year, crew}: Props) {
  return (
    <div role="group" className={styles.aisle} aria-label={group}>
      <div className={styles.title}>
        <AisleSign group={group} />
        {group}
      </div>
      <ul className="plain-list close-list">
        {rows.map((row) => (
          <Row key={row.item} row={row} year={year} crew={crew} />
        ))}
      </ul>
    </div>
  );
}
