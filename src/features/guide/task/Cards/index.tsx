import type {ReactNode} from 'react';
import type {CrewId, Place} from '../../model/types';
import CrewLetter from '../../edition/CrewLetter';
import styles from './styles.module.css';

/** Short sections, or boxes, beside each other; `markdown/cards.ts` makes cards of a guide's sections. */
export default function Cards({children}: {children: ReactNode}) {
  return <div className={styles.cards}>{children}</div>;
}

interface Props {
  /** The crew that it is about, whose name is the card's title. */
  crew?: CrewId;
  /** The only place that it is for. */
  place?: Place;
  children: ReactNode;
}

/** One of them. A crew's letter stands beside its title. */
export function Card({crew, place, children}: Props) {
  return (
    <div className={styles.card} data-place={place}>
      {crew && (
        <span className={styles.letter}>
          <CrewLetter crew={crew}>{null}</CrewLetter>
        </span>
      )}
      {children}
    </div>
  );
}
