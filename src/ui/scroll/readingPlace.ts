import {childAt, childPath} from '../browser/childPath';

/**
 * What stands in the middle of the window: the way to it from the page's outermost element, child
 * by child, and how far below the window's top it begins, in CSS pixels.
 */
export interface ReadingPlace {
  path: number[];
  top: number;
}

/** True for a place as it was kept in the browser, where anybody may have changed it. */
export const isReadingPlace = (value: unknown): value is ReadingPlace => {
  const {path, top} = (value ?? {}) as Partial<ReadingPlace>;
  return Array.isArray(path) && path.every(Number.isInteger) && typeof top === 'number';
};

const page = () => document.getElementById('__docusaurus');

const hitAt = (y: number) => document.elementFromPoint(window.innerWidth / 2, y);

/**
 * Drawings arrive by themselves, and not always in the same order: what they stand in is kept.
 * @param y how far below the window's top, in CSS pixels
 * @returns what the page shows there
 */
function elementAt(y: number): Element | undefined {
  const hit = hitAt(y);
  let element = hit?.closest('figure')?.parentElement ?? hit;
  // A wrapper without a box of its own has no place either.
  while (element?.getClientRects().length === 0) element = element.parentElement;
  const root = page();
  return element && element !== root && root?.contains(element) ? element : undefined;
}

/** @returns where the reader is; undefined where the middle of the window shows nothing of the page */
export function readingPlace(): ReadingPlace | undefined {
  const element = elementAt(window.innerHeight / 2);
  return element && {path: childPath(element, page()!), top: element.getBoundingClientRect().top};
}

/** How far below the window's top a place is, in CSS pixels, if it is on the page by now. */
export const topOfPlace = ({path}: ReadingPlace): number | undefined =>
  childAt(page(), path)?.getBoundingClientRect().top;

/** A point of the page that should stay in sight when the window gets another shape. */
export interface Anchor {
  element: Element;
  /** How far down its box the point is, from 0 to 1. */
  share: number;
  /** How far below the window's top the point is, in CSS pixels. */
  at: number;
}

/** Headings are at least as high; a window has a dozen of these. */
const STEP = 24;

function headingAbove(line: number): Element | undefined {
  for (let y = STEP; y < line; y += STEP) {
    const heading = hitAt(y)?.closest('main :is(h1, h2, h3, h4)');
    if (heading) return heading;
  }
  return undefined;
}

/** @returns the heading in the upper half of the window, else what the page shows at a third */
export function anchorInView(): Anchor | undefined {
  const heading = headingAbove(window.innerHeight / 2);
  if (heading) return {element: heading, share: 0, at: heading.getBoundingClientRect().top};
  const at = window.innerHeight / 3;
  const element = elementAt(at);
  if (!element) return undefined;
  const {top, height} = element.getBoundingClientRect();
  return {element, share: (at - top) / height, at};
}

/** How far below the window's top an anchor is now, in CSS pixels; undefined once it is gone. */
export function topOfAnchor({element, share}: Anchor): number | undefined {
  const {top, height} = element.getBoundingClientRect();
  return element.getClientRects().length > 0 ? top + share * height : undefined;
}
