import {Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '@site/src/ui/Picture';
import styles from './styles.module.css';

interface Props {
  /** The page's own, from its front matter: that of a frozen year has the year in it. */
  title: string;
  picture: PictureData;
  /** What the picture bears, of a year that is over. */
  year?: string;
  /** True where a desk, which has no room for all of it, is to see its upper part. */
  high?: boolean;
  /** True where it is to see its lower part, with who stands there. */
  low?: boolean;
  /** True where a phone, which has no room for all of it, is to see its right part. */
  right?: boolean;
  /** True where it is to see that from nearer. */
  near?: boolean;
  /** True where a phone has its many words below both, and is to see more of it to the right. */
  along?: boolean;
  /** What is seen in the picture's place, once it is there. */
  seen?: ReactNode;
  /** A line or two below the title. Without them a phone has the title alone. */
  children?: ReactNode;
}

/** The top of a page of the docs: its title, a picture beside it, and some words. */
export default function PageHead({
  title,
  picture,
  year,
  high,
  low,
  right,
  near,
  along,
  seen,
  children,
}: Props) {
  const shown = (
    <Picture
      {...picture}
      // a phone does not fetch one that it hides
      first={Boolean(children)}
      sizes="(min-width: 1200px) 51vw, (min-width: 900px) 34vw, 43vw"
    />
  );
  return (
    <div
      className={clsx(
        styles.head,
        high && styles.high,
        low && styles.low,
        right && styles.right,
        near && styles.near,
        along && styles.along,
        !children && styles.alone,
      )}
      data-page-head
    >
      <h1>{title}</h1>
      <div className={styles.picture}>
        <div className={styles.window} data-archived={year}>
          {seen ? <Suspense fallback={shown}>{seen}</Suspense> : shown}
        </div>
      </div>
      {children && <div className={styles.words}>{children}</div>}
    </div>
  );
}
