import {useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {addressOf, NOTHING, readChoice, type LabelChoice} from '../choice';
import type {PanelFile} from '../../model/panelFile';
import {useLateAddress} from '@site/src/ui/hooks/useLateAddress';

/** Whose labels are shown, and how to choose others. It follows the address; nothing before that. */
export function useLabelChoice(map: PanelFile) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [seen, setSeen] = useState<object>();
  const [choice, setChoice] = useState(NOTHING);
  const setAddress = useLateAddress(location);
  if (isBrowser && seen !== location) {
    setSeen(location);
    setChoice(readChoice(location.search, map));
  }
  const choose = (part: Partial<LabelChoice>) => {
    const next = {...choice, ...part};
    setChoice(next);
    setAddress((present) => addressOf(next, present));
  };
  return {choice, choose};
}
