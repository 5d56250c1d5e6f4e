import {crewName} from '../../../model/names';
import type {Place} from '../../../model/types';
import type {Row as RowOfCrew} from '../../row';
import Row from '../Rows/Row';
import styles from './styles.module.css';

/** A row as it reads once its code is here. It stands apart from the board, which has no news yet. */
export default function Example({row, place}: {row: RowOfCrew; place: Place}) {
  return (
    <div data-example={row.crew}>
      <p className={styles.words}>
        <strong>An example.</strong> A code makes a row like this:{' '}
        {/* The row itself is drawn for eyes alone; nothing in it is to be pressed. */}
        <span className="visually-hidden">
          {crewName(row.crew)}, {row.done} of {row.total} steps done; now {row.now?.task.title};
          next {row.next?.title}.
        </span>
      </p>
      <ul className={styles.row} aria-hidden="true" inert>
        <Row row={row} place={place} />
      </ul>
    </div>
  );
}
