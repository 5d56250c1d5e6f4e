import type {ReactNode} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '@site/src/ui/Picture';
import styles from './styles.module.css';

interface Props {
  /** The page's own, from its front matter: that of a frozen year has the year in it. */
  title: string;
  picture?: PictureData;
  /** What the picture bears, of a year that is over. */
  year?: string;
  /** A line or two below the title. */
  children: ReactNode;
}

/** The top of a page of the docs: its title, a picture beside it, and some words. */
export default function PageHead({title, picture, year, children}: Props) {
  return (
    <div className={clsx(styles.head, picture && styles.beside)} data-page-head>
      <h1>{title}</h1>
      {picture && (
        <div className={styles.picture} data-archived={year}>
          <Picture
            {...picture}
            first
            sizes="(min-width: 1200px) 38vw, (min-width: 900px) 34vw, 43vw"
          />
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
