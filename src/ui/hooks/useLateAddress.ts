import {useEffect, useRef} from 'react';

// Safari refuses more than 100 changes of the address in 30 seconds, and typing is faster.
const PAUSE = 300;

/**
 * Lets the address say what was chosen on the page: after a pause, unless that changes before.
 * @param location the router's; a page that is left keeps its address
 * @returns takes what makes the new address from the present one
 */
export function useLateAddress(location: object) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [location]);
  return (addressFrom: (present: string) => string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      window.history.replaceState(window.history.state, '', addressFrom(window.location.href));
    }, PAUSE);
  };
}
