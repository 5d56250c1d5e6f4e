import Ladder from './Ladder';
import styles from './styles.module.css';

/** That a ladder is needed, and how high the top corner hangs. */
export default function LadderSign({height}: {height: string}) {
  return (
    <p className={styles.ladder} data-ladder>
      <Ladder />
      <span className="visually-hidden">Ladder: the top corner hangs at </span>
      {height}
    </p>
  );
}
