import type {ReactNode} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  picture: PictureData;
  /** The same from further off, for a tablet across. */
  across?: PictureData;
  /** True where one comes for what the words lead to: on a phone the picture is a low band. */
  isLow?: boolean;
  /** Adds to how the words are set. */
  className?: string;
  children: ReactNode;
}

/** A page that is one message: a picture as far as the window's edge, and words below or beside it. */
export default function MessageLayout({picture, across, isLow, className, children}: Props) {
  return (
    <main className={styles.page}>
      <div className={clsx(styles.picture, isLow && styles.low, across && styles.across)}>
        <Picture {...picture} across={across} first sizes="(min-width: 1200px) 50vw, 100vw" />
      </div>
      <div className={clsx('page-width', styles.words, className)}>{children}</div>
    </main>
  );
}
