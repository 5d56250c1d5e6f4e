import {useState} from 'react';
import type {Feature, MapPlace} from '@site/src/data/schema';
import LargePicture from '../../../ui/LargePicture';
import SiteLink from '../../../ui/SiteLink';
import Pins from './Pins';
import styles from './styles.module.css';

interface Props extends Feature {
  places: MapPlace[];
}

/**
 * The map, whole, with its places beside it, each of which opens. A tap on a number of the map opens
 * that place; without script, and for a keyboard, the list has all of it.
 */
export default function MapScene({title, subtitle, img, link, more, places}: Props) {
  const [open, setOpen] = useState<string>();
  const follow = (name: string, isOpen: boolean) =>
    setOpen((before) => (isOpen ? name : before === name ? undefined : before));
  return (
    <div className={styles.scene} data-reveal>
      <p className={styles.words}>{subtitle}</p>
      <div className={styles.map}>
        <LargePicture {...img} what={title} sizes="(min-width: 900px) 800px, 100vw" />
        <Pins places={places} open={open} width={img.width} height={img.height} onOpen={setOpen} />
      </div>
      <ol className={styles.places}>
        {places.map(({name, what}) => (
          <li key={name}>
            <details
              open={open === name}
              onToggle={({currentTarget}) => follow(name, currentTarget.open)}
            >
              <summary>{name}</summary>
              <p>{what}</p>
            </details>
          </li>
        ))}
      </ol>
      {link && (
        <p className={styles.link} data-interface>
          <SiteLink href={link}>{more}</SiteLink>
        </p>
      )}
    </div>
  );
}
