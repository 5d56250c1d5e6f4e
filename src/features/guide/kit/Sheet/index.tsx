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
  /** What is on it, where several have the same title. */
  shows?: string;
  /** True to turn the paper. */
  landscape?: boolean;
  children: ReactNode;
}

/**
 * One sheet of a table kit: a page of its own on paper, on screen a small picture of that page, to be
 * pressed. That is heard by the kit (`printSheet`), since some sheets are never hydrated.
 */
export default function Sheet({crew, title, hint, shows, landscape, children}: Props) {
  const name = shows ? `${title}, ${shows}` : title;
  return (
    <section
      className={clsx(styles.sheet, landscape && styles.landscape)}
      data-sheet={title}
      data-turned={landscape}
    >
      <div className={styles.box}>
        <div className={styles.paper} inert>
          <div className={styles.page}>
            <h3 className={styles.title}>
              {title}{' '}
              <span className={styles.crew}>
                <CrewLetter crew={crew} />
              </span>
            </h3>
            <p className={styles.hint}>{hint}</p>
            {children}
          </div>
        </div>
      </div>
      <p className={styles.caption}>
        <span>{title}</span> {shows}
      </p>
      {/* All of the sheet is the button. */}
      <button
        type="button"
        className={styles.print}
        data-print-sheet
        aria-label={`print this sheet: ${name}`}
      />
    </section>
  );
}
