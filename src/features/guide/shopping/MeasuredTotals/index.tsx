import {feet} from '@site/src/text/feet';
import {listed} from '@site/src/text/listed';
import {crewName} from '../../model/names';
import type {MeasuredMap} from '../../model/panelFile';
import {measuredTotals} from '../measuredTotals';
import styles from './styles.module.css';

const COLUMNS = ['crew', 'edges', 'together', 'highest corner', 'ladder for'];

const feetOnly = (inches: number) => `${Math.round(inches / 12)}'`;

/**
 * What the measured sheep says about edges, heights and the truck: a row for each crew that hangs
 * panels, and the largest panel.
 */
export default function MeasuredTotals({map: {geometry, panels}}: {map: MeasuredMap}) {
  const {crews, between, unlabelled, largest, box} = measuredTotals(geometry, panels);
  return (
    <>
      <div
        className={`scrolls-sideways ${styles.frame}`}
        role="region"
        aria-label="Edges and heights by crew"
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {crews.map(({crew, edges, length, highest, onLadder, panels: count}) => (
              <tr key={crew}>
                <th scope="row">{crewName(crew)}</th>
                <td data-column={COLUMNS[1]}>{edges}</td>
                <td data-column={COLUMNS[2]}>{feetOnly(length)}</td>
                <td data-column={COLUMNS[3]}>
                  {feet(highest.highest)} ({highest.name})
                </td>
                <td data-column={COLUMNS[4]}>
                  {onLadder} of {count} panels
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">between two crews</th>
              <td data-column={COLUMNS[1]}>{between.edges}</td>
              <td data-column={COLUMNS[2]}>{feetOnly(between.length)}</td>
              <td />
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      {unlabelled.map((pair) => (
        <p key={pair.join()}>{listed(pair)} meet too, which no label says.</p>
      ))}
      <p>
        The largest panel is {largest.name}, about {Math.round(largest.area)} square feet. Lying
        flat it needs {feet(box[0])} by {feet(box[1])} of the truck.
      </p>
    </>
  );
}
