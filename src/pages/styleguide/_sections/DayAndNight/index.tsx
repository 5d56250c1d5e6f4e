import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  day: ReactNode;
  night: ReactNode;
}

/** The same piece twice, in the light theme and in the dark one. */
export default function DayAndNight({day, night}: Props) {
  return (
    <div className={styles.both}>
      <div className={styles.ground} data-theme="light">
        {day}
      </div>
      <div className={styles.ground} data-theme="dark">
        {night}
      </div>
    </div>
  );
}
