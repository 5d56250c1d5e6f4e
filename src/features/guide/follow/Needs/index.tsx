import {usePlace} from '../../edition/edition';
import Sizes from '../../task/Sizes';
import type {Awake} from '../useWakeLock';
import {needRows} from '../needRows';
import type {GuideTask} from '../outline';
import styles from './styles.module.css';

interface Props {
  task: GuideTask;
  /** Ids of what is there already. */
  fetched: ReadonlySet<string>;
  onFetch: (id: string, isThere: boolean) => void;
  awake: Awake;
}

/** A list that is longer has the room of the others together. */
const MANY = 4;

/** What a task needs before it begins, each to be ticked when it is there, and what the guide says to it. */
export default function Needs({task, fetched, onFetch, awake}: Props) {
  const rows = needRows(task, usePlace());
  const most = Math.max(...rows.map(({items}) => items.length));
  const longest = most > MANY ? rows.find(({items}) => items.length === most) : undefined;
  return (
    <div className={styles.needs}>
      {rows.map((row) => (
        <fieldset key={row.what} className={styles.row} data-longest={row === longest || undefined}>
          <legend>{row.what}</legend>
          <ul className="plain-list">
            {row.items.map(({id, text}) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={fetched.has(id)}
                    onChange={(event) => onFetch(id, event.target.checked)}
                  />
                  <span>
                    <Sizes>{text}</Sizes>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {task.around.length > 0 && <div className={styles.around}>{task.around}</div>}
      {rows.length === 0 && (
        <p className={styles.remark}>Nobody has written down what this needs.</p>
      )}
      {awake === false && (
        <p className={styles.remark}>
          This browser does not let the page keep the screen on. It comes back at this step.
        </p>
      )}
    </div>
  );
}
