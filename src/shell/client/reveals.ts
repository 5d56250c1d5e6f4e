import {prefersReducedMotion} from '../../ui/hooks/useReducedMotion';

/**
 * What is marked `data-reveal` rises into place when it first comes into view, once, in 800 ms
 * (specification, section 4). Nothing is hidden beforehand: without script, without an observer
 * and for what is in view from the start, the page is simply there.
 */
const DURATION = 800;
const RISE: Keyframe[] = [{opacity: 0, transform: 'translateY(2rem)'}, {}];

function reveal(element: Element) {
  element.animate(RISE, {duration: DURATION, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)'});
}

/** Waits for the elements that are still below the window; what is there already stays as it is. */
function watch(elements: NodeListOf<Element>) {
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting, boundingClientRect} of entries) {
      if (!isIntersecting && boundingClientRect.top > 0) waiting.add(target);
      else {
        if (waiting.has(target)) reveal(target);
        observer.unobserve(target);
      }
    }
  });
  elements.forEach((element) => observer.observe(element));
  // A page laid out for paper brings all of it into view, where it would be printed before it has risen.
  window.addEventListener('beforeprint', () => observer.disconnect(), {once: true});
  return observer;
}

let observer: IntersectionObserver | undefined;

interface Update {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}

export function onRouteDidUpdate({location, previousLocation}: Update) {
  if (location.pathname === previousLocation?.pathname) return;
  observer?.disconnect();
  observer = prefersReducedMotion()
    ? undefined
    : watch(document.querySelectorAll('main [data-reveal]'));
}
