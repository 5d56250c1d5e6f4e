import type {MapPlace} from '@site/src/data/schema';
import Picture, {type PictureData} from '../../../../ui/Picture';
import WholeWords from '../../../../ui/WholeWords';
import PlaceNumber from '../../PlaceNumber';
import styles from './styles.module.css';

interface Props {
  map: PictureData;
  places: readonly Pick<MapPlace, 'name' | 'at'>[];
}

/** The map with a number for each place, and what the numbers mean beside it: nothing lies on a place. */
export default function Sketch({map, places}: Props) {
  const {width, height} = map;
  return (
    <div className={styles.sketch}>
      <div className={styles.map}>
        <Picture {...map} sizes="(min-width: 900px) 640px, 100vw" />
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.numbers} aria-hidden="true">
          {places.map(({name, at}, nth) => (
            <g key={name} className={styles.number}>
              <PlaceNumber at={at} number={nth + 1} />
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.places}>
        {places.map(({name}) => (
          <li key={name}>
            <span>
              <WholeWords text={name} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
