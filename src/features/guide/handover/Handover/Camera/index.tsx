import {type ReactNode, useEffect, useRef, useState} from 'react';
import {cameraTrouble, readByCamera} from '../../codeCamera';
import PillButton from '../../../../../ui/PillButton';
import clsx from 'clsx';
import side from '../styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** Gets what the code says. */
  onText: (text: string) => void;
}

interface CameraProps extends Props {
  /** What stands where its picture will be, until it is on. */
  children?: ReactNode;
}

const ASKS =
  'The browser may ask whether this site can use the camera. Then hold the other phone’s code in the picture.';

/** The picture of the camera, for as long as it is on the page and the page is in front. */
function Finder({onText, onEnd}: Props & {onEnd: (trouble: string) => void}) {
  const video = useRef<HTMLVideoElement>(null);
  // What to call changes with each drawing; the camera must not start anew for that.
  const latest = useRef({onText, onEnd});
  useEffect(() => {
    latest.current = {onText, onEnd};
  });
  useEffect(() => {
    const stop = new AbortController();
    const {signal} = stop;
    readByCamera(video.current!, signal).then(
      (text) => {
        if (signal.aborted) return;
        latest.current.onText(text);
        latest.current.onEnd('');
      },
      (error: unknown) => {
        if (!signal.aborted) latest.current.onEnd(cameraTrouble(error));
      },
    );
    const onHide = () => {
      if (document.hidden) latest.current.onEnd('');
    };
    document.addEventListener('visibilitychange', onHide, {signal});
    return () => stop.abort();
  }, []);
  return <video ref={video} className={styles.video} muted playsInline aria-label="camera" />;
}

/** Reads a QR code by camera; the camera starts at a press and never by itself. */
export default function Camera({onText, children}: CameraProps) {
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState('');
  const end = (why: string) => {
    setTrouble(why);
    setOn(false);
  };
  return (
    <div className={clsx(side.stage, styles.finder)} data-camera={on ? 'on' : 'off'}>
      {on ? <Finder onText={onText} onEnd={end} /> : children}
      <PillButton
        look={on ? 'quiet' : 'solid'}
        onClick={() => {
          setTrouble('');
          setOn(!on);
        }}
      >
        {on ? 'stop the camera' : 'scan with the camera'}
      </PillButton>
      <p role="status">{on ? ASKS : trouble}</p>
    </div>
  );
}
