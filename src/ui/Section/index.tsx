import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Heading, lower case; also names the region for screen readers. */
  title?: string;
  /** Where links may point to. */
  id?: string;
  /** 'deep' sets it off on a darker wool with faceted edges. */
  ground?: 'wool' | 'deep';
  /** True right below a page's title, where one comes for what is here: little space above. */
  isClose?: boolean;
  children: ReactNode;
}

/** A stretch of a page with its heading and even space above and below. */
export default function Section({title, id, ground = 'wool', isClose, children}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={clsx(styles.section, styles[ground], isClose && styles.close)}>
      <div className="page-width">
        {title && <h2 className={styles.title}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
