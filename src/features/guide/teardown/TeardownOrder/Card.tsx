import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Undoing} from '../reversed';
import OnlyIn from './OnlyIn';
import State from './State';
import Undone, {type GroupFrame} from './Undone';
import styles from './styles.module.css';

/** A task undone, as a card that is always open. */
export default function Card(props: Undoing & {frame?: GroupFrame; year: number}) {
  const {task, year} = props;
  return (
    <li className={clsx('card-edge', styles.task)}>
      <p className={styles.title}>
        {/* The guide lies one folder up, in a frozen year too. */}
        <Link to={`../#${task.id}`}>{task.title}</Link>
        <OnlyIn place={task.place} />
        <State undoing={props} year={year} />
      </p>
      <Undone {...props} />
    </li>
  );
}
