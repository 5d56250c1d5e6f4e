import {plural} from '@site/src/text/counted';
import {crewIds} from '../../model/names';
import type {CrewId, Figures} from '../../model/types';
import Facets from './Facets';
import styles from './styles.module.css';

function Amount({count, what}: {count: number; what: string}) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count}</b> {plural(count, what)}
    </li>
  );
}

const tasksOf = (figures: Figures, crew: CrewId) =>
  figures.tasks.filter((task) => task.crew === crew).length;
const panelsOf = ({hanging}: Figures, crew: CrewId) =>
  hanging.flatMap((group) => (group.crew === crew ? group.panels : [])).length;

/** Whether there is anything of a crew's to count. */
const hasFigures = (figures: Figures, crew: CrewId) =>
  tasksOf(figures, crew) + panelsOf(figures, crew) > 0;

/** How much of a crew's stayed: that it did is said once, above all of them. */
export default function Stayed({after, crew}: {after: Figures; crew: CrewId}) {
  if (!hasFigures(after, crew)) return <p>No tasks are written down for it, in either year.</p>;
  const panels = panelsOf(after, crew);
  const most = Math.max(...crewIds.map((id) => panelsOf(after, id)));
  return (
    <>
      <ul className={styles.amounts}>
        <Amount count={tasksOf(after, crew)} what="task" />
        <Amount count={panels} what="panel" />
      </ul>
      {panels > 0 && <Facets count={panels} most={most} />}
    </>
  );
}
