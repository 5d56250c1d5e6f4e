import {countText} from '../../../model/hardwareText';
import {crewName, placeNames} from '../../../model/names';
import type {Place} from '../../../model/types';
import type {Row} from '../../row';
import {timeText} from '../../times';
import type {Edge, Gate} from '../../waits/types';
import CrewName from '../CrewName';
import styles from './styles.module.css';

interface Props {
  year: string;
  place: Place;
  rows: readonly Row[];
  gates: readonly Gate[];
  edges: readonly Edge[];
}

const COLUMNS = ['crew', 'done', 'now', 'next', 'since', 'people', 'waits for'];

/** What stands in a crew's row; without a code there is room for a pen. */
function cellsOf({asOf, done, total, now, next}: Row): string[] {
  if (asOf === undefined) return [total > 0 ? `of ${total}` : '', '', '', '', ''];
  const people = now?.task.needs?.people;
  return [
    `${done} of ${total}`,
    now ? `${now.task.title}, ${now.step.name}` : 'its order is done',
    next?.title ?? '',
    `${now ? `${timeText(now.since)}, ` : ''}as of ${timeText(asOf)}`,
    now ? (people ? countText(people) : 'no number given') : '',
  ];
}

const Box = ({on = false}: {on?: boolean}) => (
  <span className={styles.box}>{on && <span className={styles.tick} />}</span>
);

/** The board as one sheet for the table: filled in as far as codes tell, the rest for a pen. */
export default function Paper({year, place, rows, gates, edges}: Props) {
  return (
    <div className={styles.sheet} data-board-sheet>
      <h2>
        all crews <span>{`${placeNames[place]} ${year}`}</span>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.crew}>
              <th scope="row">
                <CrewName id={row.crew} />
              </th>
              {cellsOf(row).map((cell, i) => (
                <td key={COLUMNS[i]}>{cell}</td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.waits}>
        <ul>
          {gates.map(({id, waits, until, state}) => (
            <li key={id}>
              <Box on={state === 'over'} /> {crewName(waits.crew)}, {waits.what}: after{' '}
              {crewName(until.crew)}, {until.what}
            </li>
          ))}
        </ul>
        <ul className={styles.edges}>
          {edges.map(({id, panels}) => (
            <li key={id}>
              {panels.map(({name, crew, isHung}) => (
                <span key={name}>
                  <Box on={isHung} /> <strong>{name}</strong> {crewName(crew)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <p>
        A box: it is done, or it hangs. Which panel of a pair hangs first is not written down: the
        crews join them together.
      </p>
    </div>
  );
}
