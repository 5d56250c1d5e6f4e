import styles from './styles.module.css';

/** That a ladder is needed, and how high the top corner hangs. */
export default function LadderSign({height}: {height: string}) {
  return (
    <p className={styles.ladder} data-ladder>
      <svg viewBox="0 0 16 24" width="16" height="24" fill="none" aria-hidden="true">
        <path d="M5 1.5 2 22.5M11 1.5l3 21M4.4 6h7.2M3.8 10.5h8.4M3.2 15h9.6M2.6 19.5h10.8" />
      </svg>
      <span className="visually-hidden">Ladder: the top corner hangs at </span>
      {height}
    </p>
  );
}
