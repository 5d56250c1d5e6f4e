import type {ReactNode} from 'react';
import Picture, {type PictureData} from '@site/src/ui/Picture';
import styles from './styles.module.css';

interface Props {
  /** The page's own, from its front matter: that of a frozen year has the year in it. */
  title: string;
  picture: PictureData;
  /** A line or two below the title. */
  children: ReactNode;
}

/** The top of a page of the docs with the page's picture beside its title, which runs out of a phone. */
export default function PageHead({title, picture, children}: Props) {
  return (
    <div className={styles.head} data-page-head>
      <h1>{title}</h1>
      <div className={styles.picture}>
        <Picture
          {...picture}
          first
          sizes="(min-width: 1600px) 32vw, (min-width: 900px) 26rem, 50vw"
        />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
