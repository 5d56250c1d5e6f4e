import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {flushSync} from 'react-dom';
import {childAt, childPath} from '../browser/childPath';
import {pressEnds} from '../browser/pressEnds';
import {holdReading} from '../scroll/restoreScroll';
import {type Load, staticIsland} from '.';
import styles from './styles.module.css';

interface Options<Props> {
  /** Says when it is time, of what the component stands in and of its props. */
  useTime: (around: RefObject<Element | null>, props: Props) => boolean;
  /** Stands there when the code did not arrive; without it what the server wrote stays. */
  lost?: ReactNode;
}

/** Whether the end of what is drawn in something, which need not have a box itself, is above the window. */
function isAbove(drawn: Element): boolean {
  let last: Element | null = drawn;
  while (last?.getClientRects().length === 0) last = last.lastElementChild;
  return last !== null && last.getBoundingClientRect().bottom < 0;
}

/**
 * Makes a component of one that needs script only for what changes on it later. In the page that was
 * asked for it stays as the server wrote it until it is time; then its code is fetched and it is
 * alive, what had the focus has it again, and the button that was pressed meanwhile is.
 * @param load imports the component
 */
export function hydrateLater<Props extends object>(
  load: Load<Props>,
  {useTime, lost}: Options<Props>,
): ComponentType<Props> {
  const Drawn = staticIsland(load);
  return function HydrateLater(props: Props) {
    const place = useRef<HTMLDivElement | null>(null);
    const around = useRef<Element | null>(null);
    const focused = useRef<number[]>([]);
    const pressed = useRef<number[]>([]);
    const press = useRef<Promise<void>>(undefined);
    const isTime = useTime(around, props);
    const [Alive, setAlive] = useState<ComponentType<Props>>();
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (!isTime) return;
      load().then(
        async (module) => {
          // A link that is replaced between press and click never hears of the click.
          await press.current;
          const drawn = place.current?.firstElementChild;
          const focus = document.activeElement;
          if (drawn && focus && drawn.contains(focus)) focused.current = childPath(focus, drawn);
          // It need not be as high as what it takes the place of.
          if (drawn && isAbove(drawn)) holdReading();
          // At once: a press that begins before it is drawn would end on another link.
          flushSync(() => setAlive(() => module.default));
        },
        () => setLost(true),
      );
    }, [isTime]);
    useEffect(() => {
      if (!Alive) return;
      const focus = childAt(place.current, focused.current);
      if (focus instanceof HTMLElement || focus instanceof SVGElement) focus.focus();
      const button = childAt(place.current, pressed.current);
      if (button instanceof HTMLButtonElement) button.click();
    }, [Alive]);
    function onClick({target}: MouseEvent) {
      const drawn = place.current?.firstElementChild;
      const button = (target as Element).closest('button');
      if (!Alive && drawn && button) pressed.current = childPath(button, drawn);
    }
    const findPlace = (element: HTMLDivElement | null) => {
      place.current = element;
      around.current = element?.parentElement ?? null;
    };
    const onPointerDown = () => {
      press.current = pressEnds();
    };
    if (isLost && lost) return lost;
    return (
      <div
        ref={findPlace}
        className={styles.island}
        onPointerDown={onPointerDown}
        onClick={onClick}
      >
        {Alive ? <Alive {...props} /> : <Drawn {...props} />}
      </div>
    );
  };
}
