import styles from './styles.module.css';

/** Days and what was planned for each. */
export default function DayList({days}: {days: {day: string; plan: string}[]}) {
  return (
    <ol className={styles.days}>
      {days.map(({day, plan}) => (
        <li key={day}>
          <strong>{day}</strong> {plan}
        </li>
      ))}
    </ol>
  );
}
