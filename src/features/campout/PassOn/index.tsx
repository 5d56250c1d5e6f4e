import {useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PillButton from '../../../ui/PillButton';
import styles from './styles.module.css';

/** A question with its answer and address, to be pasted into a chat. */
function read(inside: Element | null) {
  const details = inside?.closest('details');
  const answer = inside?.closest('[id]');
  const lines = [...(answer?.querySelectorAll(':scope > p, li') ?? [])]
    .filter((line) => line.previousElementSibling !== inside)
    .map((line) => `${line.matches('li') ? '- ' : ''}${line.textContent.trim()}`);
  const {origin, pathname} = window.location;
  return {
    title: details?.querySelector('summary')?.textContent.trim() ?? '',
    text: lines.join('\n'),
    url: `${origin}${pathname}#${answer?.id}`,
  };
}

/** Stands at the end of an answer: copies it whole, and shares it where the device can. */
export default function PassOn() {
  const isBrowser = useIsBrowser();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState('');
  if (!isBrowser) return null;
  const copy = async () => {
    const {title, text, url} = read(place.current);
    try {
      await navigator.clipboard.writeText(`${title}\n${text}\n${url}`);
      setState('Copied.');
    } catch {
      // Refused, or not there because the page came without https.
      setState('The browser did not let us copy. Take the link instead.');
    }
  };
  // Who closes the device's window has changed their mind, and needs no word from us.
  const share = () => void navigator.share(read(place.current)).catch(() => undefined);
  return (
    <div ref={place} className={styles.actions}>
      <PillButton onClick={() => void copy()}>copy</PillButton>
      {'share' in navigator && <PillButton onClick={share}>share</PillButton>}
      <span role="status">{state}</span>
    </div>
  );
}
