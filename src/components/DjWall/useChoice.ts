import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  addressOf,
  EVERYBODY,
  isFiltered,
  readChoice,
  type Choice,
} from '@site/src/lib/lineup/choice';
import type {Findable} from '@site/src/lib/lineup/search';

// Safari refuses more than 100 changes of the address in 30 seconds, and typing is faster.
const PAUSE = 300;

/** Chosen on the page: goes into the address after a pause, unless that changes before. */
function useAddress(location: object) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [location]);
  return (choice: Choice) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const address = addressOf(choice, window.location.href);
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE);
  };
}

/**
 * What is shown of the line-up, and how to choose something else. It follows the address.
 * @returns `arrived`: what the address asked for when the page was opened; everybody before that
 */
export function useChoice(djs: readonly Findable[]) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<object>();
  const [arrived, setArrived] = useState(EVERYBODY);
  const [choice, setChoice] = useState(EVERYBODY);
  const keep = useAddress(location);
  if (isBrowser && seen !== location) {
    const asked = readChoice(location, djs);
    setSeen(location);
    setChoice(asked);
    if (!seen) setArrived(asked);
  }
  useEffect(() => {
    // The browser went to the card while all were there; with fewer above it, it stands elsewhere.
    if (isFiltered(arrived)) document.getElementById(arrived.marked)?.scrollIntoView();
  }, [arrived]);
  const choose = (next: Choice) => {
    setChoice(next);
    keep(next);
  };
  return {choice, choose, arrived};
}
