import clsx from 'clsx';
import type {MapPlace} from '@site/src/data/schema';
import PlaceNumber from '../PlaceNumber';
import styles from './styles.module.css';

interface Props {
  places: MapPlace[];
  open: string | undefined;
  /** Size of the drawing, on which the places are. */
  width: number;
  height: number;
  onPick?: (name: string) => void;
}

/** The numbers of the list on the map, for eye and pointer; the one that is open is lit. */
export default function Numbers({places, open, width, height, onPick}: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {places.map(({name, at}, nth) => (
        <g
          key={name}
          className={clsx(styles.pin, open === name && styles.isOpen)}
          onClick={() => onPick?.(name)}
        >
          <circle cx={at[0]} cy={at[1]} r="36" className={styles.target} />
          <PlaceNumber at={at} number={nth + 1} />
        </g>
      ))}
    </svg>
  );
}
