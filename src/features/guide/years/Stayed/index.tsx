import {plural} from '@site/src/text/counted';
import type {CrewId, Figures} from '../../model/types';
import styles from './styles.module.css';

function Amount({count, what}: {count: number; what: string}) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count}</b> {plural(count, what)}
    </li>
  );
}

/** How much of a crew's stayed: that it did is said once, above all of them. */
export default function Stayed({after, crew}: {after: Figures; crew: CrewId}) {
  const tasks = after.tasks.filter((task) => task.crew === crew).length;
  const panels = after.hanging.flatMap((group) => (group.crew === crew ? group.panels : [])).length;
  if (tasks + panels === 0) return <p>No tasks are written down for it, in either year.</p>;
  return (
    <ul className={styles.amounts}>
      <Amount count={tasks} what="task" />
      <Amount count={panels} what="panel" />
    </ul>
  );
}
