import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  day: ReactNode;
  night: ReactNode;
  /** True where half of a tablet is too narrow for it: they stand below each other there. */
  isWide?: boolean;
}

/** The same piece twice, in the light theme and in the dark one. */
export default function DayAndNight({day, night, isWide}: Props) {
  return (
    <div className={clsx(styles.both, !isWide && styles.early)}>
      <div className={styles.ground} data-theme="light">
        {day}
      </div>
      <div className={styles.ground} data-theme="dark">
        {night}
      </div>
    </div>
  );
}
