import type {Joined} from '../../model/fastenings';
import {shoppingRows, type ShoppingRow} from '../shopping';
import type {CrewId, Figures} from '../../model/types';
import Sizes from '../../task/Sizes';
import styles from './styles.module.css';

function Amount({children}: {children: string}) {
  if (children) {
    return (
      <td>
        <Sizes>{children}</Sizes>
      </td>
    );
  }
  return (
    <td>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not needed</span>
    </td>
  );
}

function Group({rows}: {rows: ShoppingRow[]}) {
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className={styles.group}>
          {rows[0]?.group}
        </th>
      </tr>
      {rows.map(({item, brc, street}) => (
        <tr key={item}>
          <th scope="row">
            <Sizes>{item}</Sizes>
          </th>
          <Amount>{brc}</Amount>
          <Amount>{street}</Amount>
        </tr>
      ))}
    </tbody>
  );
}

interface Props {
  figures: Figures;
  /** One crew alone; the whole build when not given. */
  crew?: CrewId;
  /** Of the year's panel map: their edges say how many fastenings there are at least. */
  panels?: readonly Joined[];
}

/** What to buy and to bring, Black Rock City and street side by side; added up from the figures. */
export default function ShoppingList({figures, crew, panels}: Props) {
  const rows = shoppingRows(figures, crew, panels);
  const groups = [...new Set(rows.map(({group}) => group))];
  if (rows.length === 0) return <p>Nothing is written down yet. Ask the setup lead.</p>;
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">what</th>
          <th scope="col">Black Rock City</th>
          <th scope="col">street</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group} rows={rows.filter((row) => row.group === group)} />
      ))}
    </table>
  );
}
