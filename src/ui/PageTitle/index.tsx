import type {ReactNode} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One or two lines below the title. */
  children?: ReactNode;
  /** Stands beside the words; on a phone above them, as wide as the page and low. */
  picture?: PictureData;
  /**
   * Low, where one comes for what is below: the picture runs out of the page; on a phone no line stands
   * below the title.
   */
  isLow?: boolean;
}

/** How wide they are drawn: where the frame is high for its width, wider than it. */
const LOW = '(max-width: 899px) 80vw, 52vw';
const BESIDE = '(max-width: 599px) 100vw, (max-width: 899px) 60vw, (max-width: 1411px) 34vw, 480px';

/** The top of a page that is no banner. */
export default function PageTitle({title, children, picture, isLow}: Props) {
  return (
    <div className={clsx(styles.title, isLow && styles.low)}>
      <div className={clsx('page-width', picture && styles.beside)}>
        <div>
          <h1>{title}</h1>
          {children}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} first sizes={isLow ? LOW : BESIDE} />
          </div>
        )}
      </div>
    </div>
  );
}
