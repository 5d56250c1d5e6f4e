import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/**
 * Whether the page is being printed, from before its sheets are laid out: what came later would be cut
 * off at their end. False on the server.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const say = (is: boolean) => () => flushSync(() => setPrinting(is));
    window.addEventListener('beforeprint', say(true), control);
    window.addEventListener('afterprint', say(false), control);
    return () => control.abort();
  }, []);
  return isPrinting;
}
