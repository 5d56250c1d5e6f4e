import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  year: string;
  /** The way to this year's page. */
  children: ReactNode;
}

/** Stands over every page of a year that is over. */
export default function OldYear({year, children}: Props) {
  return (
    <aside className={styles.banner} aria-label="Year of this page">
      <p>
        <strong>This is the page of {year}.</strong> The sheep has changed since: {children}.
      </p>
    </aside>
  );
}
