/**
 * Keeps the site on the device for where there is no signal. It begins when the page is there and
 * has nothing else to do, with a script of its own, and never during development.
 */
const begin = () =>
  // Without signal and without a saved script there is nothing to begin with.
  import('./page/device').then(({start}) => start()).catch(() => undefined);

/** Safari knows no idle moments; a second after the page is one. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, {timeout: 5000});
  else setTimeout(work, 1000);
}

if (typeof window !== 'undefined' && process.env.NODE_ENV === 'production') {
  window.addEventListener('load', () => whenIdle(() => void begin()));
}
