import type {ReactNode} from 'react';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One or two lines below the title. */
  children?: ReactNode;
  /** A wide picture behind it; without one the sky alone is there. */
  picture?: PictureData;
}

/** The top of a page: the title over a picture whose lower edge is cut in facets. */
export default function PageHero({title, children, picture}: Props) {
  return (
    <div className={styles.hero}>
      {picture && <Picture {...picture} first className={styles.picture} />}
      <div className={styles.veil} />
      <div className={`page-width ${styles.text}`}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
