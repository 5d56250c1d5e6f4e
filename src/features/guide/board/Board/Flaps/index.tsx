import styles from './styles.module.css';

/** A number on flaps, as on a departure board. */
export default function Flaps({number}: {number: number}) {
  return (
    <>
      <span className="visually-hidden">{number}</span>
      <span className={styles.flaps} aria-hidden="true">
        {[...String(number).padStart(2, '0')].map((digit, i) => (
          // A digit has its place and no other.
          <span key={i}>{digit}</span>
        ))}
      </span>
    </>
  );
}
