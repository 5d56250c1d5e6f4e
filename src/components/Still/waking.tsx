import {type ComponentType, useEffect, useRef, useState} from 'react';
import {useInView} from '@site/src/lib/useInView';
import {type Load, still} from '.';
import styles from './styles.module.css';

/**
 * Makes a component of one that needs script only for what changes on it later, such as a map that
 * fills up. In the page that was asked for it stays as the server wrote it until what it stands in
 * comes into view; then its code is fetched and it is alive. Without signal it stays as it is.
 * @param load imports the component
 */
export function waking<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Drawn = still(load);
  return function Waking(props: Props) {
    const around = useRef<Element | null>(null);
    const inView = useInView(around);
    const [Alive, setAlive] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!inView) return;
      load().then(
        (module) => setAlive(() => module.default),
        () => undefined,
      );
    }, [inView]);
    const findAround = (place: Element | null) => {
      around.current = place?.parentElement ?? null;
    };
    return (
      <div ref={findAround} className={styles.still}>
        {Alive ? <Alive {...props} /> : <Drawn {...props} />}
      </div>
    );
  };
}
