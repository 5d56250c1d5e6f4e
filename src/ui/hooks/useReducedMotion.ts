import {useMedia} from './useMedia';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the reader asks their device for less motion now. In the browser only. */
export const prefersReducedMotion = () => window.matchMedia(QUERY).matches;

/** The same for a component, which follows when it changes. False on the server. */
export const useReducedMotion = (): boolean => useMedia(QUERY);
