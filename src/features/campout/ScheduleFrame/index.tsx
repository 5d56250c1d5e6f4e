import {useEffect, useRef, useState} from 'react';
import {useInView} from '@site/src/ui/hooks/useInView';
import {useOnline} from '@site/src/ui/hooks/useOnline';
import PillButton from '@site/src/ui/PillButton';
import styles from './styles.module.css';

interface Props {
  url: string;
  /** Says what the document is; read aloud in its place. */
  title: string;
}

/**
 * Whether the other site answers, asked once it comes near: a frame cannot tell its page that it
 * failed, and would stand there as 4,300 px of the browser's own error.
 */
function useAnswers(url: string, ask: boolean) {
  const [answers, setAnswers] = useState<boolean>();
  useEffect(() => {
    if (!ask || answers !== undefined) return;
    fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
      .then(() => setAnswers(true))
      .catch(() => setAnswers(false));
  }, [url, ask, answers]);
  return [answers, setAnswers] as const;
}

/**
 * A document from elsewhere, 950 by 4300 (specification, section 9), narrower on phones. It is loaded
 * when it comes near; where there is no way to it, a line stands in its place. In its sandbox it may
 * run its script and read what it has stored itself, no more: no forms, windows, or leaving with our
 * page.
 */
export default function ScheduleFrame({url, title}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '600px');
  const online = useOnline();
  const [answers, setAnswers] = useAnswers(url, near && online);
  return (
    <div ref={place} className={styles.place}>
      {!online && <p>There is no signal, and this document is not kept on your device.</p>}
      {online && answers === false && (
        <p className={styles.away}>
          The other site does not answer from here, and this document is not kept on your device.{' '}
          <PillButton onClick={() => setAnswers(undefined)}>ask again</PillButton>{' '}
          <PillButton onClick={() => setAnswers(true)}>show it anyway</PillButton>
        </p>
      )}
      {online && answers && (
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
