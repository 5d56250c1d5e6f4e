import type {ReactNode} from 'react';
import Button from '../Button';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  /** '404' or 'TBD'. */
  code: string;
  children: ReactNode;
  picture: PictureData;
  /** Whether the picture fills the page behind the words, or stands beside them. */
  cover?: boolean;
}

/** A page that says that there is nothing here (yet), with a way home. */
export default function CoverMessage({code, children, picture, cover = false}: Props) {
  return (
    <main className={cover ? styles.cover : styles.beside}>
      <div className={styles.picture}>
        <Picture {...picture} first sizes={cover ? '100vw' : '(min-width: 900px) 50vw, 100vw'} />
      </div>
      <div className={`page-width ${styles.text}`}>
        <h1>{code}</h1>
        <p>{children}</p>
        <Button href="/">Back home</Button>
      </div>
    </main>
  );
}
