import {usePlace} from '../../edition/edition';
import Sizes from '../../task/Sizes';
import {amountsAt} from '../amountsAt';
import {inColumn} from '../inColumn';
import type {ShoppingRow} from '../shopping';
import styles from './styles.module.css';

/** What is counted on and not bought: what it is made of, and below that the sum. */
export default function Counts({rows}: {rows: ShoppingRow[]}) {
  const place = usePlace();
  return (
    <dl className={styles.count}>
      {rows.map((row, i) => {
        const {amount, difference} = amountsAt(row, place);
        const {number, unit, note} = inColumn(amount);
        return (
          <div key={row.item}>
            <dt>
              <span>{row.item}</span>
            </dt>
            <dd>
              <Sizes>{[number, unit].filter(Boolean).join(' ') || '–'}</Sizes>
              {/* True of all of them: said once, at the sum. */}
              {note && i === rows.length - 1 && <small> {note}</small>}
              {difference && <small className={styles.difference}> {difference}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
