import {type ComponentType, lazy, Suspense, useLayoutEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {holdReading} from '../scroll/restoreScroll';
import styles from './styles.module.css';

/** Imports a component. */
export type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/**
 * Stands where something will be drawn. That makes the page higher, above what somebody reads who came
 * back to it: their place is held from the moment this goes. React draws in pieces between two frames,
 * so that on a slow phone that can be seconds after the code is here.
 */
function Undrawn() {
  useLayoutEffect(() => holdReading, []);
  return null;
}

/**
 * Makes a component of one that is drawn once and never changes, such as a drawing. In the page that
 * was asked for it stays as the server wrote it, and the code that draws it is not even fetched;
 * in a page that is opened from another one it is fetched and drawn.
 * @param load imports the component; it may have no state, no effects and no context
 */
export function staticIsland<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Drawn = lazy(load as Load<object>);
  return function StaticIsland(props: Props) {
    const isBrowser = useIsBrowser();
    const [isKept] = useState(!isBrowser);
    if (typeof window === 'undefined') {
      // Without Suspense: React would move what is inside to the end of the page, for a script to
      // put back.
      return (
        <div className={styles.island}>
          <Drawn {...props} />
        </div>
      );
    }
    if (isKept) {
      // While it takes over a page, React leaves alone what is inside an element with this.
      return (
        <div
          className={styles.island}
          suppressHydrationWarning
          // eslint-disable-next-line no-restricted-syntax -- always empty: no text comes in here
          dangerouslySetInnerHTML={{__html: ''}}
        />
      );
    }
    return (
      <div className={styles.island}>
        <Suspense fallback={<Undrawn />}>
          <Drawn {...props} />
        </Suspense>
      </div>
    );
  };
}
