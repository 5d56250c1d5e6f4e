import {type ComponentType, useEffect, useRef, useState} from 'react';
import {childAt, childPath} from '../browser/childPath';
import {useInView} from '../hooks/useInView';
import {type Load, staticIsland} from '.';
import styles from './styles.module.css';

/**
 * Makes a component of one that needs script only for what changes on it later, such as a map that
 * fills up. In the page that was asked for it stays as the server wrote it until what it stands in
 * comes into view; then its code is fetched and it is alive, and what had the focus has it again.
 * Without signal it stays as it is.
 * @param load imports the component
 */
export function hydrateWhenVisible<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Drawn = staticIsland(load);
  return function HydrateWhenVisible(props: Props) {
    const place = useRef<HTMLDivElement | null>(null);
    const around = useRef<Element | null>(null);
    const focused = useRef<number[]>([]);
    const inView = useInView(around);
    const [Alive, setAlive] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!inView) return;
      load().then(
        (module) => {
          const drawn = place.current?.firstElementChild;
          const focus = document.activeElement;
          if (drawn && focus && drawn.contains(focus)) focused.current = childPath(focus, drawn);
          setAlive(() => module.default);
        },
        () => undefined,
      );
    }, [inView]);
    useEffect(() => {
      if (!Alive || focused.current.length === 0) return;
      const focus = childAt(place.current, focused.current);
      if (focus instanceof HTMLElement || focus instanceof SVGElement) focus.focus();
      focused.current = [];
    }, [Alive]);
    const findPlace = (element: HTMLDivElement | null) => {
      place.current = element;
      around.current = element?.parentElement ?? null;
    };
    return (
      <div ref={findPlace} className={styles.island}>
        {Alive ? <Alive {...props} /> : <Drawn {...props} />}
      </div>
    );
  };
}
