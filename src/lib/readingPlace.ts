import {childAt, childPath} from './childPath';

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

/** Drawings arrive by themselves, and not always in the same order: what they stand in is kept. */
function inTheMiddle(): Element | null {
  const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  let element = hit?.closest('figure')?.parentElement ?? hit;
  // A wrapper without a box of its own has no place either.
  while (element?.getClientRects().length === 0) element = element.parentElement;
  return element;
}

/** @returns where the reader is; undefined where the middle of the window shows nothing of the page */
export function readingPlace(): ReadingPlace | undefined {
  const root = page();
  const element = inTheMiddle();
  if (!root || !element || element === root || !root.contains(element)) return undefined;
  return {path: childPath(element, root), top: element.getBoundingClientRect().top};
}

/** Brings the window to a place, if it is on the page by now. */
export function goToPlace({path, top}: ReadingPlace): void {
  const element = childAt(page(), path);
  if (!element) return;
  const moved = element.getBoundingClientRect().top - top;
  if (Math.abs(moved) > 1) window.scrollBy({top: moved, behavior: 'instant'});
}
