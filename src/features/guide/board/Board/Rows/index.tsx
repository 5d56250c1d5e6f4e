import {placeNames} from '../../../model/names';
import type {CrewId, Place} from '../../../model/types';
import type {Row as RowOfCrew} from '../../row';
import type {Span} from '../../spans';
import Row from './Row';
import styles from './styles.module.css';

interface Props {
  rows: readonly RowOfCrew[];
  place: Place;
  spans: readonly Span[];
  onPutAway: (crew: CrewId) => void;
}

/** All crews, a row each. */
export default function Rows({rows, place, spans, onPutAway}: Props) {
  const isEmpty = rows.every(({asOf}) => asOf === undefined);
  return (
    <section className={styles.board}>
      <h2 className={styles.title}>
        all crews <span>{placeNames[place]}</span>
      </h2>
      <ul className={styles.rows} data-empty={isEmpty || undefined}>
        {rows.map((row) => (
          <Row
            key={row.crew}
            row={row}
            place={place}
            isFirst={isEmpty}
            last={spans.filter(({crew}) => crew === row.crew).at(-1)}
            onPutAway={() => onPutAway(row.crew)}
          />
        ))}
      </ul>
    </section>
  );
}
