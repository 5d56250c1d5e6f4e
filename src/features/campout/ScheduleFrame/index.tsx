import {useRef, useState} from 'react';
import clsx from 'clsx';
import PillButton from '../../../ui/PillButton';
import SiteLink from '../../../ui/SiteLink';
import {useInView} from '@site/src/ui/hooks/useInView';
import {useOnline} from '@site/src/ui/hooks/useOnline';
import {useArrival, type Arrival} from './useArrival';
import styles from './styles.module.css';

interface Props {
  heading: string;
  url: string;
  /** Says what the document is; read aloud in its place. */
  title: string;
}

const COMING = 'The document is on its way from its own site.';
const words: Record<Arrival, string> = {
  asked: COMING,
  coming: COMING,
  there: 'The document is below. Where it is empty, its site did not answer.',
  silent: 'The site of this document does not answer.',
};

/**
 * A document from elsewhere, 950 by 4300 (specification, section 9), narrower on phones. It is loaded
 * when it comes near, and has its height once something has come; without signal or answer a line
 * stands in its place. In its sandbox it may run its script and read what it has stored itself, no
 * more: no forms, windows, or leaving with our page.
 */
export default function ScheduleFrame({heading, url, title}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '200px');
  const online = useOnline();
  // Once reached it stays, or scrolling back would load it anew.
  const [isReached, setReached] = useState(false);
  if (near && !isReached) setReached(true);
  const {arrival, onLoad, giveUp, again} = useArrival(online && isReached);
  const isThere = arrival === 'there';
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{heading}</h2>
      <div ref={place} className={styles.note}>
        <p role="status" className="needs-script">
          {online
            ? words[arrival]
            : 'There is no signal, and this document is not kept on your device.'}
        </p>
        <SiteLink href={url} className={styles.link}>
          see it on its own site
        </SiteLink>
        {online && (isThere || arrival === 'silent') && (
          <PillButton onClick={isThere ? giveUp : again}>
            {isThere ? 'fold it up' : 'try again'}
          </PillButton>
        )}
      </div>
      {online && (isThere || arrival === 'coming') && (
        <iframe
          className={clsx(styles.frame, !isThere && styles.coming)}
          src={url}
          title={title}
          width="950"
          height="4300"
          loading="lazy"
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
