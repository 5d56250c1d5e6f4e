import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What its sheets are for, or what all of them are. */
  name: string;
  /** True for pictures that say more when they are large: it takes the whole width. */
  large?: boolean;
  /** Its sheets. */
  children: ReactNode;
}

/** Sheets of a kit that belong together, beside each other in a tray. On paper it is not there. */
export default function Tray({name, large, children}: Props) {
  return (
    <div className={clsx(styles.tray, large && styles.large)}>
      <h3>{name}</h3>
      <div className={styles.sheets}>{children}</div>
    </div>
  );
}
