import {type ReadingPlace, goToPlace, readingPlace} from '../lib/readingPlace';
import {whileSettling} from '../lib/whileSettling';

interface Location {
  pathname: string;
  search: string;
  /** Of the entry in the browser's history; the first of a visit has none. */
  key?: string;
}

interface Change {
  location: Location;
  previousLocation: Location | null;
}

const places = new Map<string | undefined, ReadingPlace | undefined>();
let shown: string | undefined;
let returning = false;
let stop = () => {};

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // Now, before the browser scrolls the page that is left to where the other one was.
    if (!returning) places.set(shown, readingPlace());
    returning = true;
  });
}

/** Keeps where the reader was on the page that is left. */
export function onRouteUpdate({previousLocation}: Change) {
  stop();
  if (!returning && previousLocation) places.set(previousLocation.key, readingPlace());
}

/**
 * Brings who comes back to where they were. The browser does so at once, by the height of the page,
 * and the guide's drawings, which arrive after that, would push it away.
 */
export function onRouteDidUpdate({location, previousLocation}: Change) {
  const place = returning ? places.get(location.key) : undefined;
  shown = location.key;
  returning = false;
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  // findWords.ts brings what was found into view; two would pull at one page.
  const isResult = new URLSearchParams(location.search).has('find');
  if (place && isOther && !isResult) stop = whileSettling(() => goToPlace(place));
}
