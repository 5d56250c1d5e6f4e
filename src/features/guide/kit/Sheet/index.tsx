import type {ReactNode} from 'react';
import clsx from 'clsx';
import CrewLetter from '../../edition/CrewLetter';
import type {CrewId} from '../../model/types';
import styles from './styles.module.css';

interface Props {
  /** The crew whose table it lies on. */
  crew: CrewId;
  title: string;
  /** What to do with it, in a sentence. */
  hint: string;
  /** True to turn the paper. */
  landscape?: boolean;
  children: ReactNode;
}

/** One sheet of a table kit: a page of its own on paper. */
export default function Sheet({crew, title, hint, landscape, children}: Props) {
  return (
    <section className={clsx(styles.sheet, landscape && styles.landscape)} data-sheet={title}>
      <h3 className={styles.title}>
        {title}{' '}
        <span className={styles.crew}>
          <CrewLetter crew={crew} />
        </span>
      </h3>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  );
}
