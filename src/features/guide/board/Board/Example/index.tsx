import type {GuideCrew} from '../../../follow/outline';
import {crewName} from '../../../model/names';
import type {Place} from '../../../model/types';
import {rowOf} from '../../row';
import {tasksAt} from '../../tasksAt';
import Row from '../Rows/Row';
import rows from '../Rows/styles.module.css';
import styles from './styles.module.css';

interface Props {
  crews: readonly GuideCrew[];
  place: Place;
}

/** Noon of a day on which nobody built anything. */
const NOON = new Date(2000, 0, 1, 12).getTime();

/** A row as it reads once its code is here: the first crew that has a task behind it and one begun. */
export default function Example({crews, place}: Props) {
  const stepsOf = (crew: GuideCrew) =>
    tasksAt(crew, place)
      .filter(({inOrder, steps}) => inOrder && steps.length > 1)
      .map(({steps}) => steps);
  const crew = crews.find((one) => stepsOf(one).length > 2);
  if (!crew) return null;
  const [behind = [], begun = []] = stepsOf(crew);
  const ticks = [...behind, ...begun.slice(0, 1)].map(({id}) => id);
  const row = rowOf(crew, place, [{crew: crew.id, at: NOON, ticks}]);
  return (
    <figure className={styles.example} data-example={crew.id}>
      <figcaption className={styles.words}>
        <strong>An example.</strong> A code makes a row like this: {crewName(crew.id)}, {row.done}{' '}
        of {row.total} steps done; now {row.now?.task.title}; next {row.next?.title}.
      </figcaption>
      {/* The words above say it; nothing in it is to be pressed. */}
      <ul className={rows.rows} aria-hidden="true" inert>
        <Row row={row} place={place} />
      </ul>
    </figure>
  );
}
