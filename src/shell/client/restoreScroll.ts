import {decodeHash} from '../../text/decodeHash';
import {holdElement, holdPlace, readerHasMoved} from '../../ui/scroll/holdPlace';
import {keepPlace, keptPlace} from '../../ui/scroll/keptPlace';
import {
  type Anchor,
  anchorInView,
  type ReadingPlace,
  readingPlace,
  topOfAnchor,
  topOfPlace,
} from '../../ui/scroll/readingPlace';

/**
 * Brings the reader to the place of a page that they come for: the one that the address names, or
 * the one where they were. The browser goes there at once, by the height of the page, and what
 * arrives after that would push it away: the guide's drawings, the choice of a crew.
 */

interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the browser's history; the first of a visit has none. */
  key?: string;
}

interface Change {
  location: Location;
  previousLocation: Location | null;
}

/** So long after the last scroll the page is being read, in milliseconds. */
const PAUSE = 150;

const places = new Map<string | undefined, ReadingPlace | undefined>();
let shown: string | undefined;
let returning = false;
let stop = () => {};

/** A phone that is turned, a window that is made narrower: what is read stays in sight. */
function keepInSight() {
  let anchor: Anchor | undefined;
  let width = window.innerWidth;
  let timer: number | undefined;
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (anchor = anchorInView()), PAUSE);
  };
  const onResize = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const kept = anchor;
    if (kept) stop = holdPlace(() => topOfAnchor(kept), Math.min(kept.at, window.innerHeight / 3));
  };
  window.addEventListener('scroll', onScroll, {passive: true});
  window.addEventListener('resize', onResize);
}

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
  keepInSight();
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

/** What a hash leads to; where that stands in something that says so, to the whole of it. */
function targetOf(hash: string): Element | null {
  const target = document.getElementById(decodeHash(hash));
  return target?.closest('[data-lands]') ?? target;
}

/** Whether only what the address asks of the page is another, such as its edition. */
const isSamePlace = ({location, previousLocation}: Change) =>
  location.pathname === previousLocation?.pathname &&
  location.hash === previousLocation.hash &&
  location.search !== previousLocation.search;

export function onRouteDidUpdate(change: Change) {
  const {location, previousLocation} = change;
  const place = placeOf(change);
  shown = location.key;
  returning = false;
  // On a slow phone somebody may have read on before the page was taken over.
  if (isSamePlace(change) || (!previousLocation && readerHasMoved())) return;
  if (place) stop = holdPlace(() => topOfPlace(place), place.top);
  else if (location.hash) stop = holdElement(() => targetOf(location.hash));
}
