import type {ReactNode} from 'react';
import opening from '../../../../ui/PageHero/opening.module.css';
import Picture, {type PictureData} from '../../../../ui/Picture';
import styles from './styles.module.css';

/** What a year that is over kept, on its front page, below its banner. */
export default function YearCards({children}: {children: ReactNode}) {
  return (
    <div className={opening.below}>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}

interface Props {
  picture: PictureData;
  /** A line in bold that is a link, to which the whole card leads, and a sentence. */
  children: ReactNode;
}

/** One of them: a picture and what it leads to. */
export function YearCard({picture, children}: Props) {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        {/* More than its box: a wide picture, cut at its sides and seen from nearer, on a phone too. */}
        <Picture {...picture} sizes="(min-width: 600px) 80vw, 150vw" fine />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
