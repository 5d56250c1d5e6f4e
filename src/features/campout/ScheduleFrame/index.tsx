import {useRef, useState} from 'react';
import clsx from 'clsx';
import Picture, {type PictureData} from '../../../ui/Picture';
import PillButton from '../../../ui/PillButton';
import SiteLink from '../../../ui/SiteLink';
import {useInView} from '@site/src/ui/hooks/useInView';
import {useOnline} from '@site/src/ui/hooks/useOnline';
import {useArrival, type Arrival} from './useArrival';
import {useFold} from './useFold';
import styles from './styles.module.css';

interface Props {
  heading: string;
  /** Why it is shown, where it is not of this season. */
  note?: string;
  url: string;
  /** Says what the document is; read aloud in its place. */
  title: string;
  /** What stands for the document until somebody unfolds it. */
  picture: PictureData;
}

const COMING = 'The document is on its way.';
const words: Record<Arrival, string> = {
  asked: COMING,
  coming: COMING,
  there: 'It is here, folded up.',
  silent: 'Its own site does not answer.',
};

/**
 * A document from elsewhere, 950 by 4300 (specification, section 9), narrower on phones. It lies folded
 * behind a card with a picture, so that the page is whole before it comes and without it. It is loaded
 * when it comes near. In its sandbox it may run its script and read what it has stored itself, no more:
 * no forms, windows, or leaving with our page.
 */
export default function ScheduleFrame({heading, note, url, title, picture}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '200px');
  const online = useOnline();
  // Once reached it stays, or scrolling back would load it anew.
  const [isReached, setReached] = useState(false);
  if (near && !isReached) setReached(true);
  const {arrival, onLoad, again} = useArrival(online && isReached);
  const isThere = online && arrival === 'there';
  const {frame, isOpen, toggle} = useFold(place);
  const isUnfolded = isThere && isOpen;
  // A frame tells nobody what it shows: it may be that nothing came.
  const here = isUnfolded ? 'No schedule to see?' : words[arrival];
  const elsewhere = (
    <SiteLink href={url} className="tap-line">
      open it on its own site <span className="visually-hidden">({heading})</span>
    </SiteLink>
  );
  return (
    <div ref={place} className={clsx(styles.place, isUnfolded && styles.open)}>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {note && !isUnfolded && <p>{note}</p>}
          <p className={styles.state}>
            <span role="status" className="needs-script">
              {online ? here : 'There is no signal, and this document is not kept on your device.'}
            </span>{' '}
            <span hidden data-without-script>
              Without scripts it is not shown here.{' '}
            </span>
            {isUnfolded && elsewhere}
          </p>
          {online &&
            (arrival === 'silent' ? (
              <PillButton onClick={again}>try again</PillButton>
            ) : (
              <PillButton
                look="solid"
                className="needs-script"
                disabled={!isThere}
                aria-expanded={isOpen}
                onClick={toggle}
              >
                {isOpen ? 'fold it up' : 'unfold it here'}
              </PillButton>
            ))}
          {!isUnfolded && <p>{elsewhere}</p>}
        </div>
        <Picture {...picture} sizes="(min-width: 1600px) 60vw, (min-width: 750px) 900px, 100vw" />
      </div>
      <div className={styles.sheet}>
        {online && (isThere || arrival === 'coming') && (
          <iframe
            ref={frame}
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
    </div>
  );
}
