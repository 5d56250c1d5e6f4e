/**
 * Measures how the page felt, after it has loaded, and tells only this window: an event
 * 'web-vital', and the console while developing. Nothing is sent anywhere.
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

// Without signal the reporter does not arrive, and nothing depends on it.
const measureIfPossible = () => void measure().catch(() => undefined);

if (typeof window !== 'undefined') window.addEventListener('load', measureIfPossible);
