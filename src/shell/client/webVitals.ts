/**
 * Measures how the page felt, and tells only this window: an event 'web-vital', and the console while
 * developing. Nothing is sent anywhere. The reporter comes when the page is first used, not with it:
 * until then the browser keeps what it has seen.
 */
import type {Metric} from 'web-vitals';

function report({name, value, rating}: Metric) {
  window.dispatchEvent(new CustomEvent('web-vital', {detail: {name, value, rating}}));
  if (process.env.NODE_ENV === 'development') console.debug('web-vital', name, value, rating);
}

async function measure() {
  const {onCLS, onINP, onLCP} = await import('web-vitals');
  [onCLS, onINP, onLCP].forEach((on) => on(report));
}

const uses = ['pointerdown', 'keydown'];

function begin() {
  uses.forEach((use) => window.removeEventListener(use, begin));
  // Without signal the reporter does not arrive, and nothing depends on it.
  measure().catch(() => undefined);
}

if (typeof window !== 'undefined') uses.forEach((use) => window.addEventListener(use, begin));
