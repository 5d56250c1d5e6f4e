import type {ReactNode} from 'react';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  picture: PictureData;
  /** Adds to how the words are set. */
  className?: string;
  children: ReactNode;
}

/** A page that is one message: a picture, and words beside it. */
export default function MessageLayout({picture, className, children}: Props) {
  return (
    <main className={`page-width ${styles.page}`}>
      <div className={styles.picture}>
        <Picture {...picture} first sizes="(min-width: 900px) 30rem, 100vw" />
      </div>
      <div className={className}>{children}</div>
    </main>
  );
}
