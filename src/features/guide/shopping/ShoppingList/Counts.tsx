import {usePlace} from '../../edition/edition';
import Sizes from '../../task/Sizes';
import {amountsAt} from '../amountsAt';
import type {ShoppingRow} from '../shopping';
import styles from './styles.module.css';

/** What is counted on and not bought: the sum large, below it what it is made of. */
export default function Counts({title, rows}: {title: string; rows: ShoppingRow[]}) {
  const place = usePlace();
  return (
    <div role="group" className={styles.count} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <dl>
        {rows.map((row) => {
          const {amount, difference} = amountsAt(row, place);
          return (
            <div key={row.item}>
              <dt>{row.item}</dt>
              <dd>
                <Sizes>{amount || '–'}</Sizes>
                {difference && <small>{difference}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
