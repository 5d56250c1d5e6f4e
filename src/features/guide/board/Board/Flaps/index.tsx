import styles from './styles.module.css';

/** A number on flaps, as on a departure board; without one they have dashes, for the eye alone. */
export default function Flaps({number}: {number?: number}) {
  const digits = number === undefined ? '––' : String(number).padStart(2, '0');
  return (
    <>
      {number !== undefined && <span className="visually-hidden">{number}</span>}
      <span
        className={styles.flaps}
        data-blank={number === undefined || undefined}
        aria-hidden="true"
      >
        {[...digits].map((digit, i) => (
          // A digit has its place and no other.
          <span key={i}>{digit}</span>
        ))}
      </span>
    </>
  );
}
