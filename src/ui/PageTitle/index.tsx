import type {ReactNode} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One or two lines below the title. */
  children?: ReactNode;
  /** Stands beside the title and runs out of the page. */
  picture?: PictureData;
  /** A row above both: the way back, and what is set for the page. */
  above?: ReactNode;
}

/** The top of a page that is no banner. */
export default function PageTitle({title, children, picture, above}: Props) {
  return (
    <div className={styles.title}>
      {above && <div className={clsx('page-width', styles.above)}>{above}</div>}
      <div className={clsx('page-width', picture && styles.beside)}>
        <div>
          <h1>{title}</h1>
          {children}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} first sizes="(max-width: 1199px) 80vw, 52vw" />
          </div>
        )}
      </div>
    </div>
  );
}
