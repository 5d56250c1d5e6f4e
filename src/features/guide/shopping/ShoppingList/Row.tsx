import Link from '@docusaurus/Link';
import {usePlace} from '../../edition/edition';
import Sizes from '../../task/Sizes';
import {useKeptId} from '../../task/keptIds';
import {amountsAt} from '../amountsAt';
import {boughtKey, isToTick, rowId} from '../bought';
import {fasteningsId, SEE_FASTENINGS} from '../fastenings';
import {inColumn} from '../inColumn';
import type {ShoppingRow} from '../shopping';
import type {CrewId} from '../../model/types';
import styles from './styles.module.css';

function Amount({number, note}: ReturnType<typeof inColumn>) {
  // That a crew needs it is said by its being there.
  if (number === 'yes') return <span className="visually-hidden">yes</span>;
  if (number || note)
    return (
      <span>
        <Sizes>{number}</Sizes>
      </span>
    );
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not needed</span>
    </>
  );
}

interface Props {
  row: ShoppingRow;
  year: number;
  crew?: CrewId;
}

/**
 * A line to tick, its number in the list's column, all else below the thing; the whole is the target. What
 * is a sum of others, or not needed at this place, has no box.
 */
export default function Row({row, year, crew}: Props) {
  const place = usePlace();
  const id = rowId(row, crew);
  const {ticked, tick} = useKeptId(boughtKey(year, place), id);
  const {amount, difference} = amountsAt(row, place);
  const column = inColumn(amount);
  const hasBox = isToTick(row, place);
  const Line = hasBox ? 'label' : 'div';
  return (
    <li>
      <Line className={styles.row}>
        {hasBox ? (
          <input
            type="checkbox"
            data-list-tick
            checked={ticked}
            onChange={(event) => tick(event.target.checked)}
          />
        ) : (
          <div className={styles.noBox} data-list-tick />
        )}
        <span className={styles.item}>
          <span>
            <Sizes>{row.item}</Sizes> {column.unit && <small>{column.unit}</small>}
          </span>
        </span>{' '}
        <span className={styles.amount}>
          <Amount {...column} />
        </span>
        {column.note && (
          <small className={styles.note}>
            {' '}
            {column.note === SEE_FASTENINGS ? (
              <Link to={`#${fasteningsId(crew)}`}>{column.note}</Link>
            ) : (
              column.note
            )}
          </small>
        )}
        {difference && (
          <small className={styles.note}>
            {' '}
            <strong>
              <Sizes>{difference}</Sizes>
            </strong>
          </small>
        )}
      </Line>
    </li>
  );
}
