import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The drawings and the words that belong to them. */
  children: ReactNode;
  /** A sentence below; none when not given. */
  caption?: ReactNode;
  /** True for drawings that use the whole width of the text column. */
  wide?: boolean;
}

/** The frame of every drawing of the guide: its colors, its print rules and its caption. */
export default function Figure({children, caption, wide = false}: Props): ReactNode {
  return (
    <figure className={clsx(styles.figure, wide && styles.wide)}>
      {children}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
