import {shoppingRows, type ShoppingRow} from '@site/src/lib/guide/shopping';
import type {CrewId, Figures} from '@site/src/lib/guide/types';
import Sizes from '../Sizes';
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
}

/** What to buy and to bring, Black Rock City and street side by side; added up from the figures. */
export default function ShoppingList({figures, crew}: Props) {
  const rows = shoppingRows(figures, crew);
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
