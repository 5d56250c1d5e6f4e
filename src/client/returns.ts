import {keepPlace, keptPlace} from '../lib/keptPlace';
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
  // A phone that needs its memory throws a hidden page away, and loads it anew when it is looked at.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keepPlace();
  });
}

/** Keeps where the reader was on the page that is left. */
export function onRouteUpdate({previousLocation}: Change) {
  stop();
  if (!returning && previousLocation) places.set(previousLocation.key, readingPlace());
}

/** Where the reader was, when they come back: to this page from another one, or by a reload. */
function placeOf({location, previousLocation}: Change): ReadingPlace | undefined {
  if (!previousLocation) return keptPlace();
  const isOther = previousLocation.pathname !== location.pathname;
  return returning && isOther ? places.get(location.key) : undefined;
}

/**
 * Brings who comes back to where they were. The browser does so at once, by the height of the page,
 * and what arrives after that would push it away: the guide's drawings, the choice of a crew.
 */
export function onRouteDidUpdate(change: Change) {
  const {location} = change;
  const place = placeOf(change);
  shown = location.key;
  returning = false;
  // findWords.ts brings what was found into view; two would pull at one page.
  const isResult = new URLSearchParams(location.search).has('find');
  if (place && !isResult) stop = whileSettling(() => goToPlace(place));
}
