import type {Place} from '../../model/types';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface FilledRow {
  /** As many as there are columns; empty ones are written by hand. */
  cells: string[];
  /** Where the row is wanted; everywhere when not said. */
  place?: Place;
}

interface Props {
  label: string;
  /** Titles of the columns; the last is the widest. */
  columns: string[];
  /** Rows that are printed already. */
  filled?: FilledRow[];
  /** Rows to write in. */
  blank: number;
  /** True for rows that take several names. */
  tall?: boolean;
}

/** A table to fill in with a pen. */
export default function BlankTable({label, columns, filled = [], blank, tall}: Props) {
  const empty = Array.from({length: blank}, (): FilledRow => ({cells: columns.map(() => '')}));
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={clsx(styles.table, tall && styles.tall)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...filled, ...empty].map(({cells, place}, row) => (
            // Rows never change places.
            <tr key={row} data-place={place}>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
