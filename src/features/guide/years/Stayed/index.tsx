import {counted} from '@site/src/text/counted';
import type {CrewId, Figures} from '../../model/types';
import styles from './styles.module.css';

/** How much of a crew's stayed: that it did is said once, above all of them. */
export default function Stayed({after, crew}: {after: Figures; crew: CrewId}) {
  const tasks = after.tasks.filter((task) => task.crew === crew).length;
  const panels = after.hanging.flatMap((group) => (group.crew === crew ? group.panels : [])).length;
  const words = [tasks && counted(tasks, 'task'), panels && counted(panels, 'panel')]
    .filter((word) => word !== 0)
    .map((word) => word.split(' '));
  if (words.length === 0) return <p>No tasks are written down for it, in either year.</p>;
  return (
    <ul className={styles.amounts}>
      {words.map(([count, what]) => (
        <li key={what}>
          <b>{count}</b> {what}
        </li>
      ))}
    </ul>
  );
}
