import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One or two lines below the title. */
  children?: ReactNode;
}

/** The top of a page that has no picture there. */
export default function PageTitle({title, children}: Props) {
  return (
    <div className={styles.title}>
      <div className="page-width">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
