import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {cameraTrouble, readByCamera} from '@site/src/lib/codeCamera';
import PillButton from '../../../PillButton';
import styles from './styles.module.css';

interface Props {
  /** Gets what the code says. */
  onText: (text: string) => void;
}

/** The picture of the camera, for as long as it is on the page and the page is in front. */
function Finder({onText, onEnd}: Props & {onEnd: (trouble: string) => void}) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(async (stop: AbortController) => {
    try {
      const text = await readByCamera(video.current!, stop.signal);
      if (stop.signal.aborted) return;
      onText(text);
      onEnd('');
    } catch (error) {
      if (!stop.signal.aborted) onEnd(cameraTrouble(error));
    }
  });
  const hide = useEffectEvent(() => {
    if (document.hidden) onEnd('');
  });
  useEffect(() => {
    const stop = new AbortController();
    const onHide = () => hide();
    void read(stop);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop.abort();
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);
  return <video ref={video} className={styles.video} muted playsInline aria-label="camera" />;
}

/** Reads a QR code by camera; the camera starts at a press and never by itself. */
export default function Camera({onText}: Props) {
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState('');
  const end = (why: string) => {
    setTrouble(why);
    setOn(false);
  };
  return (
    <div className={styles.camera}>
      {on && <Finder onText={onText} onEnd={end} />}
      <PillButton
        look={on ? 'quiet' : 'solid'}
        onClick={() => {
          setTrouble('');
          setOn(!on);
        }}
      >
        {on ? 'stop the camera' : 'scan with the camera'}
      </PillButton>
      <p role="status">{on ? 'Hold the other phone’s code in the picture.' : trouble}</p>
    </div>
  );
}
