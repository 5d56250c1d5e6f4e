import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchAddress} from '../address';
import {LONGEST} from '../../engine/terms';

// Safari refuses more than 100 changes of the address in 30 seconds, and typing is faster.
const PAUSE = 300;

/**
 * What is looked for, and in which year; it follows the address, and the address follows it after a
 * pause. Anybody can type an address: what is too long is cut, an unknown year is this one.
 * @returns `year`: one that is kept, or undefined for this season
 */
export function useQuestion(frozen: readonly string[]) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<object>();
  const [typed, setTyped] = useState('');
  const [year, setYear] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [location]);
  if (isBrowser && seen !== location) {
    const query = new URLSearchParams(location.search);
    setSeen(location);
    setTyped((query.get('q') ?? '').slice(0, LONGEST));
    setYear(frozen.find((one) => one === query.get('year')));
  }
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      window.history.replaceState(window.history.state, '', searchAddress(next, year));
    }, PAUSE);
  };
  return {typed, year, type};
}
