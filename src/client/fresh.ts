import {goToPlace, readingPlace} from '../lib/readingPlace';

/**
 * Who jumps far in a page is no longer at its top for the first time (src/lib/freshVisit.ts): all that
 * was jumped over gets its height, so that a reload or Back finds the place again.
 */

/** How many windows are not scrolled at once by hand. */
const FAR = 2;

if (typeof window !== 'undefined') {
  // The top, to which a fresh visit comes. To ask for it would lay the page out here and now, a tenth
  // of a second of a phone's work.
  let before = 0;
  const control = new AbortController();
  const {signal} = control;
  const layOut = () => {
    control.abort();
    delete document.documentElement.dataset.fresh;
  };
  const onScroll = () => {
    const isFar = Math.abs(window.scrollY - before) > FAR * window.innerHeight;
    before = window.scrollY;
    if (!isFar) return;
    const place = readingPlace();
    layOut();
    if (place) goToPlace(place);
  };
  window.addEventListener('scroll', onScroll, {passive: true, signal});
  // The way to the end is long, and some browsers glide along it.
  const isToEnd = ({key, metaKey}: KeyboardEvent) =>
    key === 'End' || (metaKey && key === 'ArrowDown');
  window.addEventListener('keydown', (event) => isToEnd(event) && layOut(), {signal});
}
