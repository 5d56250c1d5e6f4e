import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Joined} from '../../model/fastenings';
import {FASTENINGS, fasteningsId} from '../fastenings';
import {heightOf} from '../heightOf';
import {inTwoColumns} from '../inTwoColumns';
import {shoppingRows} from '../shopping';
import {isCount} from '../shoppingGroups';
import type {CrewId, Figures} from '../../model/types';
import Aisle from './Aisle';
import Bought from './Bought';
import Counts from './Counts';
import Row from './Row';
import styles from './styles.module.css';

interface Props {
  figures: Figures;
  /** One crew alone; the whole build when not given. */
  crew?: CrewId;
  /** Of the year's panel map. */
  panels?: readonly Joined[];
  /** Words at the end of the list: in two columns below the second, which is the shorter one. */
  children?: ReactNode;
}

/**
 * What to buy and to bring, aisle by aisle, each line with a box to tick: how much at the place that is
 * chosen, and below it what the other place takes; added up from the figures. What is only counted on
 * comes last.
 */
export default function ShoppingList({figures, crew, panels, children}: Props) {
  const rows = shoppingRows(figures, crew, panels);
  if (rows.length === 0) return <p>Nothing is written down yet. Ask the setup lead.</p>;
  const groups = [...new Set(rows.map(({group}) => group))];
  const rowsOf = (group: string) => rows.filter((row) => row.group === group);
  const inOrder = [
    ...groups.filter((group) => !isCount(group)),
    ...groups.filter((group) => isCount(group)),
  ];
  const columns = inTwoColumns(inOrder, (group) => heightOf(rowsOf(group)));
  return (
    <div data-list={crew ?? 'all'} className={clsx(crew && styles.own)}>
      <Bought year={figures.year} rows={rows} crew={crew} />
      <div className={styles.aisles}>
        {columns.map((column, nth) => (
          <div key={column[0] ?? ''} className={styles.column}>
            {column.map((group) => (
              <Aisle
                key={group}
                group={group}
                id={group === FASTENINGS ? fasteningsId(crew) : undefined}
              >
                {isCount(group) ? (
                  <Counts rows={rowsOf(group)} />
                ) : (
                  <ul className="plain-list close-list">
                    {rowsOf(group).map((row) => (
                      <Row key={row.item} row={row} year={figures.year} crew={crew} />
                    ))}
                  </ul>
                )}
              </Aisle>
            ))}
            {nth === columns.length - 1 && children}
          </div>
        ))}
      </div>
    </div>
  );
}
