import clsx from 'clsx';
import type {MapPlace} from '@site/src/data/schema';
import PlaceNumber from '../PlaceNumber';
import PlaceCard from './PlaceCard';
import styles from './styles.module.css';

interface Props {
  places: MapPlace[];
  open: string | undefined;
  /** Size of the drawing, on which the places are. */
  width: number;
  height: number;
  onPick: (name: string) => void;
}

/**
 * The numbers of the list on the map, for eye and pointer, and what the opened one says: the list below
 * says and does the same, so a screen reader and a keyboard are spared the second one.
 */
export default function Pins({places, open, width, height, onPick}: Props) {
  const opened = places.find(({name}) => name === open);
  return (
    <div className={styles.over} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {places.map(({name, at}, nth) => (
          <g
            key={name}
            className={clsx(styles.pin, open === name && styles.isOpen)}
            onClick={() => onPick(name)}
          >
            <circle cx={at[0]} cy={at[1]} r="36" className={styles.target} />
            <PlaceNumber at={at} number={nth + 1} />
          </g>
        ))}
      </svg>
      {opened && <PlaceCard {...opened} width={width} height={height} />}
    </div>
  );
}
