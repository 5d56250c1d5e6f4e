/** A page that still changes after so many frames is changed by its reader: ten seconds, on a slow phone more. */
const AT_MOST = 600;
/** A place that stood still for so many frames, the page being loaded, is at rest. */
export const REST = 60;
/** Before that, whoever scrolls after so many frames is not the browser on its way there. */
const SETTLED = 15;
const readerMoves = ['pointerdown', 'touchstart', 'touchmove', 'wheel', 'keydown'] as const;

let release = () => {};
let isHeld = false;
/** For so many frames nothing has moved. */
let still = 0;
let hasMoved = false;
if (typeof window !== 'undefined') {
  const leave = () => {
    hasMoved = true;
    release();
  };
  for (const move of readerMoves) window.addEventListener(move, leave, {passive: true});
}

/** Whether the reader has moved since the page was loaded, so that it is theirs. */
export const readerHasMoved = (): boolean => hasMoved;

/**
 * Holds what is held for as long again, since the page is about to change.
 * @returns whether something is held
 */
export function holdLonger(): boolean {
  still = 0;
  return isHeld;
}

/** How far the page is scrolled when something that is `top` below the window's edge is `at` below. */
function scrolledFor(top: number, at: number): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY + top - at, end));
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1;

/**
 * Brings something to its place in the window and holds it there while the page comes in: drawings
 * arrive, an edition is chosen, texts fold. Ends once it is at rest, or when somebody scrolls, by
 * whatever means, and never pulls again. Only one thing is held: the last one.
 * @param topOf how far below the window's top it is, in CSS pixels; undefined while it is not shown
 * @param at how far below it should be
 * @returns what lets go of it before that
 */
export function holdPlace(topOf: () => number | undefined, at: number): () => void {
  release();
  let frames = 0;
  let home: number | undefined;
  still = 0;
  /** @returns false when it is left to the reader */
  const hold = () => {
    frames += 1;
    const top = topOf();
    // On a slow phone what is drawn late can be seconds late.
    if (top === undefined) return frames < AT_MOST;
    const next = scrolledFor(top, at);
    const isHere = isNear(next, window.scrollY);
    if (home === undefined || !isNear(next, home)) still = 0;
    else if (!isHere && still > SETTLED) return false;
    home = next;
    if (!isHere) window.scrollTo({top: next, behavior: 'instant'});
    if (document.readyState === 'complete') still += 1;
    return still < REST && frames < AT_MOST;
  };
  const eachFrame = () => {
    isHeld = hold();
    if (isHeld) frame = requestAnimationFrame(eachFrame);
  };
  let frame = requestAnimationFrame(eachFrame);
  isHeld = true;
  const letGo = () => {
    cancelAnimationFrame(frame);
    if (release === letGo) isHeld = false;
  };
  release = letGo;
  return letGo;
}

/** In CSS pixels; 0 for 'auto'. */
const pixels = (length: string) => parseFloat(length) || 0;

/**
 * Holds an element where a link to it leads: at the window's top, clear of what lies above the page.
 * @param find the element, as soon as it is on the page
 */
export function holdElement(find: () => Element | null): () => void {
  return holdPlace(() => {
    const element = find();
    // What an edition does not show has no box.
    if (!element || element.getClientRects().length === 0) return undefined;
    const {scrollMarginTop} = getComputedStyle(element);
    const {scrollPaddingTop} = getComputedStyle(document.documentElement);
    const {top} = element.getBoundingClientRect();
    return top - pixels(scrollMarginTop) - pixels(scrollPaddingTop);
  }, 0);
}
