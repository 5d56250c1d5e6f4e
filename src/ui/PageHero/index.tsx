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
  /** True where what there is to see stands in its middle, not at its right. */
  middle?: boolean;
  /** True where the page is nothing but this: it fills the window. */
  tall?: boolean;
  /** True where the picture is as light as the page: the fold beside it is darker, so that its edge is seen. */
  pale?: boolean;
}

/** A title of no more letters is set like a sign. */
const SIGN = 3;

/** On a phone one of more is set smaller, so that it takes two lines and no word stands alone. */
const LONG = 24;

/** Shorter words, three at most, fill the plane beside the picture, one below the other. */
const NOT_SHORT = /\S{9}|( \S+){3}/;

/** It is cut: drawn wider than the window, a tall one nearly three times as wide on a phone. */
const SIZES = '(max-width: 599px) 270vw, (max-width: 899px) 175vw, 130vw';

/** The top of a page: a title with a picture whose lower edge is cut in facets. */
export default function PageHero({title, children, picture, middle, tall, pale}: Props) {
  return (
    <div
      className={clsx(
        styles.hero,
        tall && styles.tall,
        title.length <= SIGN && styles.sign,
        title.length > LONG && styles.long,
        !NOT_SHORT.test(title) && styles.short,
        middle && styles.middle,
        pale && styles.pale,
      )}
    >
      <div className={styles.layers}>
        <div className={styles.picture}>
          <Picture {...picture} first fine={tall} sizes={SIZES} />
        </div>
        <div className={`page-width ${styles.text}`}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
