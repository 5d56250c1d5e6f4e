import {useRef, useState} from 'react';
import {useInView} from '@site/src/ui/hooks/useInView';
import {useOnline} from '@site/src/ui/hooks/useOnline';
import styles from './styles.module.css';

interface Props {
  url: string;
  /** Says what the document is; read aloud in its place. */
  title: string;
}

/**
 * A document from elsewhere, 950 by 4300 (specification, section 9), narrower on phones. It is loaded
 * when it comes near; without signal a line stands in its place. In its sandbox it may
 * run its script and read what it has stored itself, no more: no forms, windows, or leaving with our
 * page.
 */
export default function ScheduleFrame({url, title}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '600px');
  const online = useOnline();
  // Once reached it stays, or scrolling back would load it anew.
  const [isReached, setReached] = useState(false);
  if (near && !isReached) setReached(true);
  return (
    <div ref={place} className={styles.place}>
      {!online && <p>There is no signal, and this document is not kept on your device.</p>}
      {online && isReached && (
        <iframe
          className={styles.frame}
          src={url}
          title={title}
          width="950"
          height="4300"
          loading="lazy"
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
