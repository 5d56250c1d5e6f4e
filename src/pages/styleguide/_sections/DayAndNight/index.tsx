import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  day: ReactNode;
  night: ReactNode;
  /** True for pieces that need the width of the page: night stands below day. */
  wide?: boolean;
}

/** The same piece twice, in the light theme and in the dark one. */
export default function DayAndNight({day, night, wide}: Props) {
  return (
    <div className={clsx(styles.both, !wide && styles.beside)}>
      <div className={styles.ground} data-theme="light">
        {day}
      </div>
      <div className={styles.ground} data-theme="dark">
        {night}
      </div>
    </div>
  );
}
