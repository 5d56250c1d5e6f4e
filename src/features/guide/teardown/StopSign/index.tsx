import styles from './styles.module.css';

/** A hand in the eight corners of a stop sign; 'Stop' is said in the text beside it. */
export default function StopSign() {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 48 48"
      width="44"
      height="44"
      fill="none"
      aria-hidden="true"
      data-sign="stop"
    >
      <path
        d="M15.7 3.5h16.6l12.2 12.2v16.6L32.3 44.5H15.7L3.5 32.3V15.7z"
        fill="#c4161c"
        stroke="#fff"
        strokeWidth="2"
      />
      <path
        d="M18.5 26V16M23 25V12.5M27.5 25V13.5M32 27V17M13.5 25.5l5 6.5"
        stroke="#fff"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path d="M16.7 25h17.1v5.5c0 4-3 6.7-7 6.7h-1.5c-3 0-5-1.2-6.4-3.7z" fill="#fff" />
    </svg>
  );
}
