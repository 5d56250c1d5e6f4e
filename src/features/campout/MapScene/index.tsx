import {useState} from 'react';
import type {Feature, MapPlace} from '@site/src/data/schema';
import {usePrinting} from '../../../ui/hooks/usePrinting';
import LargePicture from '../../../ui/LargePicture';
import WholeWords from '../../../ui/WholeWords';
import MoreLink from '../MoreLink';
import Near from './Near';
import Numbers from './Numbers';
import styles from './styles.module.css';

interface Props extends Feature {
  places: MapPlace[];
}

/**
 * The map, and its places beside or below it, each of which opens. A press on a number of the map
 * opens that place in the list, and the place that is open is lit. Below the map, on a phone, each has
 * its own part of it, near. Without script, and for a keyboard, the list has all of it.
 */
export default function MapScene({title, subtitle, img, link, more, places}: Props) {
  const [open, setOpen] = useState<string>();
  const isPrinting = usePrinting();
  const follow = (name: string, isOpen: boolean) => {
    // All are opened for paper, and each would close the one before.
    if (isPrinting) return;
    setOpen((before) => (isOpen ? name : before === name ? undefined : before));
  };
  const numbers = {places, open, width: img.width, height: img.height};
  const pick = (name: string) => setOpen((before) => (before === name ? undefined : name));
  return (
    <div className={styles.scene} data-reveal>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>
          <WholeWords text={subtitle} />
        </p>
      </div>
      <div className={styles.map}>
        <div className={styles.sheet}>
          <LargePicture
            {...img}
            what={title}
            sizes="(min-width: 1600px) 54vw, (min-width: 1200px) 850px, 100vw"
            over={<Numbers {...numbers} />}
          />
          {/* The list says and does the same, so a screen reader and a keyboard are spared the second one. */}
          <div className={styles.over} aria-hidden="true">
            <Numbers {...numbers} onPick={pick} />
          </div>
        </div>
      </div>
      <div className={styles.legend}>
        <ol className={styles.places}>
          {places.map(({name, what, at}, nth) => (
            <li key={name}>
              <details
                open={open === name}
                onToggle={({currentTarget}) => follow(name, currentTarget.open)}
              >
                <summary>
                  <span>
                    <WholeWords text={name} />
                  </span>
                </summary>
                <p>{what}</p>
                {open === name && <Near map={img} at={at} number={nth + 1} />}
              </details>
            </li>
          ))}
        </ol>
        {link && (
          <p className={styles.link}>
            <MoreLink href={link} title={title} more={more} />
          </p>
        )}
      </div>
    </div>
  );
}
