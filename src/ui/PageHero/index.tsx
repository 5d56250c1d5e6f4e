import type {ReactNode} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** One or two lines below the title. */
  children?: ReactNode;
  /** A wide picture with calm space where the words lie. */
  picture: PictureData;
  /** True where the page is nothing but this: it fills the window. */
  tall?: boolean;
}

/** A title of no more letters is set like a sign. */
const SIGN = 3;

/** The top of a page: a title with a picture whose lower edge is cut in facets. */
export default function PageHero({title, children, picture, tall}: Props) {
  return (
    <div className={clsx(styles.hero, tall && styles.tall, title.length <= SIGN && styles.sign)}>
      <div className={styles.layers}>
        <div className={styles.picture}>
          <Picture {...picture} first />
        </div>
        <div className={`page-width ${styles.text}`}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
