import Link from '@docusaurus/Link';
import {dangerName} from '../../model/names';
import DangerSign from '../../task/DangerSign';
import StopSign from '../StopSign';
import {foldId, panelsOff} from '../down';
import type {Undoing} from '../reversed';
import OnlyIn from './OnlyIn';
import State from './State';
import Undone, {type GroupFrame} from './Undone';
import styles from './folds.module.css';

/**
 * What guards a task, small, in the row of what is folded; inside it is said in full, above its step.
 * Where all rows are Stop the box above them has the hand, and a row the word, for ears.
 */
function Marks({task, dangers, allStop}: Undoing & {allStop: boolean}) {
  if (task.downWritten && dangers.length === 0) return null;
  return (
    <span className={styles.marks}>
      {!task.downWritten && (
        <span>
          {!allStop && <StopSign />}
          <span className="visually-hidden">Stop </span>
        </span>
      )}
      {dangers.map((danger) => (
        <span key={danger.id}>
          <DangerSign kind={danger.kind} />
          <span className="visually-hidden">Danger: {dangerName(danger)} </span>
        </span>
      ))}
    </span>
  );
}

interface Props extends Undoing {
  /** True where every row of the list is Stop. */
  allStop: boolean;
  frame?: GroupFrame;
  year: number;
}

/** A task undone, as a row that says how far it is and opens. */
export default function Fold(props: Props) {
  const {task, year} = props;
  const panels = panelsOff(props);
  return (
    <li>
      <details id={foldId(task.id)} className={styles.fold}>
        <summary className={styles.row}>
          <span className={styles.name}>
            {task.title}
            <OnlyIn place={task.place} />
          </span>{' '}
          <span className={styles.facts}>
            {panels > 1 && `${panels} panels, `}
            <State undoing={props} year={year} />
          </span>{' '}
          <Marks {...props} />
        </summary>
        <div className={styles.body}>
          <Undone {...props} />
          <p className={styles.setup}>
            {/* The guide lies one folder up, in a frozen year too. */}
            How it went up: <Link to={`../#${task.id}`}>{task.title}</Link>
          </p>
        </div>
      </details>
    </li>
  );
}
