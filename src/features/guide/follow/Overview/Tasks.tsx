import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {counted} from '@site/src/text/counted';
import {listed} from '@site/src/text/listed';
import {anchorOf} from '../../task/steps';
import type {GuideTask} from '../outline';
import {countDone, open, type Ticks} from './open';
import styles from './styles.module.css';

function TaskRow({task, ticks, isNext}: {task: GuideTask; ticks: Ticks; isNext: boolean}) {
  useBrokenLinks().collectAnchor(task.id);
  const {steps} = task;
  const done = countDone(steps, ticks);
  const next = steps.find(({id}) => !ticks.has(id));
  const card = done > 0 && next ? anchorOf(next.id) : task.id;
  const state =
    steps.length === 0
      ? 'to read'
      : done === steps.length
        ? '✓ done'
        : `${done} of ${steps.length}`;
  return (
    <li
      id={task.id}
      className={isNext ? styles.next : undefined}
      data-done={(steps.length > 0 && done === steps.length) || undefined}
    >
      <Link to={`../#${task.id}`} className={styles.task} onClick={open(card)}>
        <span>{task.title}</span> <span className={styles.state}>{state}</span>
      </Link>
    </li>
  );
}

interface Props {
  tasks: readonly GuideTask[];
  ticks: Ticks;
  /** The one in which the crew goes on. */
  next?: string;
}

/** Counted as on /setup/between-years/: what needs nothing and has nothing to tick is no task, but named. */
function taskCount(tasks: readonly GuideTask[]): string {
  const [real, others] = [true, false].map((is) =>
    tasks.filter(({needs}) => Boolean(needs) === is),
  );
  return listed([counted(real!.length, 'task'), ...others!.map(({title}) => title)]);
}

/** A crew's tasks: in its order, then those that stand in none. Folded on a phone. */
export default function Tasks({tasks, ticks, next}: Props) {
  const [inOrder = [], apart = []] = [true, false].map((is) =>
    tasks.filter((task) => task.inOrder === is),
  );
  const rows = (some: readonly GuideTask[]) =>
    some.map((task) => (
      <TaskRow key={task.id} task={task} ticks={ticks} isNext={task.id === next} />
    ));
  return (
    <details className={styles.fold}>
      <summary>{taskCount(tasks)}</summary>
      <ol className={styles.tasks}>{rows(inOrder)}</ol>
      {apart.length > 0 && (
        <div className={styles.apart}>
          <p>When the setup lead says so:</p>
          <ul className={styles.tasks}>{rows(apart)}</ul>
        </div>
      )}
    </details>
  );
}
