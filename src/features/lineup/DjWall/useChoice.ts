import {useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {addressOf, EVERYBODY, readChoice, type Choice} from '../choice';
import type {Findable} from '../search';
import {useLateAddress} from '@site/src/ui/hooks/useLateAddress';

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
  const setAddress = useLateAddress(location);
  if (isBrowser && seen !== location) {
    const asked = readChoice(location, djs);
    setSeen(location);
    setChoice(asked);
    if (!seen) setArrived(asked);
  }
  const choose = (next: Choice) => {
    setChoice(next);
    setAddress((present) => addressOf(next, present));
  };
  return {choice, choose, arrived};
}
