import type {ReactNode} from 'react';
import type {Place} from '../../model/types';
import styles from './styles.module.css';

/** Short sections, or boxes, beside each other; `markdown/cards.ts` makes cards of a guide's sections. */
export default function Cards({children}: {children: ReactNode}) {
  return <div className={styles.cards}>{children}</div>;
}

interface Props {
  /** The only place that it is for. */
  place?: Place;
  children: ReactNode;
}

/** One of them. */
export function Card({place, children}: Props) {
  return (
    <div className={styles.card} data-place={place}>
      {children}
    </div>
  );
}
