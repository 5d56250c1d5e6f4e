import {countText} from '../../../model/hardwareText';
import {crewName, placeNames} from '../../../model/names';
import type {Place} from '../../../model/types';
import type {Row} from '../../row';
import {timeText} from '../../times';
import {doneText} from '../../words';
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

const COLUMNS = ['crew', 'now, and next', 'since', 'people', 'waits for'];

/** What stands in a crew's row after its name; without a code there is room for a pen. */
function Cells({
  row: {crew, asOf, now, next, done, total},
  gates,
}: {
  row: Row;
  gates: readonly Gate[];
}) {
  const people = now?.task.needs?.people;
  const isDone = asOf !== undefined && !now;
  const waiting = gates.filter(({waits, state}) => waits.crew === crew && state === 'now');
  return (
    <>
      <td>
        <p>now: {now ? `${now.task.title}, ${now.step.name}` : isDone && doneText(done, total)}</p>
        <p>next: {next?.title}</p>
      </td>
      <td>{now && timeText(now.since)}</td>
      <td>{now && (people ? countText(people) : 'no number given')}</td>
      <td>
        {waiting.map(({id, waits, until}) => (
          <p key={id}>
            {waits.what}: {until.what}
          </p>
        ))}
      </td>
    </>
  );
}

/** How far a crew is, and by when. */
function progressText({asOf, done, total}: Row): string {
  if (total === 0) return 'no steps written yet';
  return asOf === undefined ? `… of ${total}` : `${done} of ${total}, as of ${timeText(asOf)}`;
}

const Box = ({on = false}: {on?: boolean}) => (
  <span className={styles.box}>{on && <span className={styles.tick} />}</span>
);

/** The board as one sheet for the table: filled in as far as codes tell, the rest for a pen. */
export default function Paper({year, place, rows, gates, edges}: Props) {
  return (
    <div className={styles.sheet} data-board-sheet data-interface>
      <p className={styles.title}>
        all crews <span>{`${placeNames[place]} ${year}`}</span>
      </p>
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
                <p className={styles.done}>{progressText(row)}</p>
              </th>
              <Cells row={row} gates={gates} />
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
                  <Box on={isHung} /> <strong>{name}</strong> <CrewName id={crew} short />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.legend}>
        A box: it is done, or it hangs. Which panel of a pair hangs first is not written down: the
        crews join them together.
      </p>
      <p className={styles.lines}>notes</p>
    </div>
  );
}
