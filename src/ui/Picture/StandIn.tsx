import type {CSSProperties} from 'react';
import clsx from 'clsx';
import type {PictureData} from '.';
import styles from './styles.module.css';

/** What a picture shows, in words, in the place of one that did not arrive. */
export default function StandIn({alt, width, height}: Omit<PictureData, 'src'>) {
  const shape = {'--width': `${width}px`, '--ratio': width / height} as CSSProperties;
  return (
    <span
      className={clsx(styles.standIn, styles.landscape)}
      style={shape}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      data-picture
    >
      <span className={styles.words}>{alt}</span>
    </span>
  );
}
