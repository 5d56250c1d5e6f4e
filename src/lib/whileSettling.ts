/** A page that still changes after this is changed by its reader, in milliseconds. */
const AT_MOST = 10_000;
const readerMoves = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Does something now and again each time the page gets longer or shorter or has scrolled by itself,
 * until the reader moves.
 * @returns what stops it before that
 */
export function whileSettling(work: () => void): () => void {
  const observer = new ResizeObserver(work);
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('scrollend', work);
    window.clearTimeout(timer);
    for (const move of readerMoves) window.removeEventListener(move, stop);
  };
  const timer = window.setTimeout(stop, AT_MOST);
  for (const move of readerMoves) window.addEventListener(move, stop, {passive: true});
  window.addEventListener('scrollend', work);
  observer.observe(document.body);
  return stop;
}
