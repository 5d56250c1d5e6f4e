import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** What changed on the sheep (YearSheep): a sentence below the title, and a picture beside both. */
  children: ReactNode;
}

/** The top of the page. */
export default function YearHead({title, children}: Props) {
  return (
    <div className={styles.head} data-page-head>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
