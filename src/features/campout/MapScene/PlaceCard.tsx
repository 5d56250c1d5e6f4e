import clsx from 'clsx';
import type {CSSProperties} from 'react';
import type {MapPlace} from '@site/src/data/schema';
import styles from './styles.module.css';

interface Props extends MapPlace {
  /** Size of the drawing, on which the place is. */
  width: number;
  height: number;
}

/** What the opened place says, beside its number: on the side of it that has room. */
export default function PlaceCard({name, what, at: [x, y], width, height}: Props) {
  const place = {'--x': `${(100 * x) / width}%`, '--y': `${(100 * y) / height}%`};
  return (
    <div
      className={clsx(styles.card, x > width / 2 && styles.atLeft)}
      style={place as CSSProperties}
    >
      <strong>{name}</strong>
      <span>{what}</span>
    </div>
  );
}
