import {decodeHash} from '../../text/decodeHash';
import {childAt, childPath} from '../browser/childPath';
import {openFold} from '../browser/openFold';
import {holdElement, holdLonger, holdPlace, readerHasMoved} from './holdPlace';

/**
 * Brings the reader to the place of a page that they come for: the one that the address names, or the
 * one where they were. The browser and the router go by the page's height and its hash: back in a
 * crew's part, Docusaurus leads to the hash again, up to 21,600 px away, and a reload ends 7,000 px
 * away, since the edition is not chosen yet (README).
 */

interface Location {
  pathname: string;
  search: string;
  hash: string;
}

interface Change {
  location: Location;
  previousLocation: Location | null;
}

/** A point of the page and where it is in the window. */
interface Place {
  /** The way to what the point is in, child by child. */
  path: number[];
  /** How far down its box the point is, from 0 to 1. */
  share: number;
  /** How far below the window's top the point is, in CSS pixels. */
  at: number;
}

/**
 * So long after the last scroll the page is being read, in milliseconds. Safari refuses more than 100
 * changes of the history in 30 seconds.
 */
const PAUSE = 300;
/** Headings are at least as high; a window has a dozen of these. */
const STEP = 24;

const page = () => document.getElementById('__docusaurus');

const hitAt = (y: number) => document.elementFromPoint(window.innerWidth / 2, y);

/** The heading in the upper half of the window. */
function headingInView(): Element | undefined {
  for (let y = STEP; y < window.innerHeight / 2; y += STEP) {
    const heading = hitAt(y)?.closest('main :is(h1, h2, h3, h4)');
    if (heading) return heading;
  }
  return undefined;
}

/** What the page shows somewhere. Drawings arrive by themselves: what they stand in is meant. */
function elementAt(y: number): Element | null | undefined {
  const hit = hitAt(y);
  let element = hit?.closest('figure')?.parentElement ?? hit;
  // A wrapper without a box of its own has no place either.
  while (element?.getClientRects().length === 0) element = element.parentElement;
  return element;
}

/** Where the reader is: at a heading, else at what a third of the window shows; not at the page's top. */
function readingPlace(): Place | undefined {
  if (window.scrollY === 0) return undefined;
  const heading = headingInView();
  const third = window.innerHeight / 3;
  const element = heading ?? elementAt(third);
  const root = page();
  if (!element || element === root || !root?.contains(element)) return undefined;
  const {top, height} = element.getBoundingClientRect();
  const at = heading ? top : third;
  return {path: childPath(element, root), share: (at - top) / height, at};
}

const topOf = ({path, share}: Place) => {
  const element = childAt(page(), path);
  // A page begins with its folds as they are served, not as the reader left them.
  openFold(element);
  if (!element || element.getClientRects().length === 0) return undefined;
  const {top, height} = element.getBoundingClientRect();
  return top + share * height;
};

/** @returns where the reader was when they left this entry of the browser's history, if they come back */
export const keptPlace = () => (window.history.state as {place?: Place} | null)?.place;

let stop = () => {};
/** Until a page is there, the browser may scroll what is shown to where that was. */
let isThere = false;
let timer: number | undefined;

/** The entry keeps it: it is there again after a reload, Back and Forward, and gone with the tab. */
function keep() {
  window.clearTimeout(timer);
  if (!isThere) return;
  const state = window.history.state as object | null;
  window.history.replaceState({...state, place: readingPlace()}, '');
}

/**
 * Holds what is being read where it is, while something above it gets another height: Safari does not,
 * and Chromium not in every layout. A page that is still on its way to a place is held there anyhow, and
 * one that is being left is not held.
 */
export function holdReading() {
  if (!isThere || holdLonger()) return;
  const place = readingPlace();
  if (place) stop = holdPlace(() => topOf(place), place.at);
}

if (typeof window !== 'undefined') {
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, PAUSE);
  };
  let width = window.innerWidth;
  /** A phone that is turned, a window that is made narrower: what is read stays in sight. */
  const onResize = () => {
    const place = keptPlace();
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    // Who is back at the top reads that, before it is kept.
    if (place && window.scrollY > 0)
      stop = holdPlace(() => topOf(place), Math.min(place.at, window.innerHeight / 3));
  };
  const onClick = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) keep();
  };
  window.addEventListener('scroll', onScroll, {passive: true});
  window.addEventListener('resize', onResize);
  // Before a link is followed. A button that leafs through cards changes the history itself.
  window.addEventListener('click', onClick, {capture: true});
}

export function onRouteUpdate() {
  stop();
  isThere = false;
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
  isThere = true;
  // On a slow phone somebody may have read on before the page was taken over.
  if (isSamePlace(change) || (!previousLocation && readerHasMoved())) return;
  const place = location.pathname === previousLocation?.pathname ? undefined : keptPlace();
  if (place) stop = holdPlace(() => topOf(place), place.at);
  else if (location.hash) stop = holdElement(() => targetOf(location.hash));
}
