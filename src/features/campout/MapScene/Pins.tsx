import type {ComponentProps} from 'react';
import Numbers from './Numbers';
import PlaceCard from './PlaceCard';
import styles from './styles.module.css';

/**
 * The numbers of the list on the map, and what the opened one says: the list says and does the same, so a
 * screen reader and a keyboard are spared the second one.
 */
export default function Pins(props: ComponentProps<typeof Numbers>) {
  const {places, open, width, height} = props;
  const opened = places.find(({name}) => name === open);
  return (
    <div className={styles.over} aria-hidden="true">
      <Numbers {...props} />
      {opened && <PlaceCard {...opened} width={width} height={height} />}
    </div>
  );
}
