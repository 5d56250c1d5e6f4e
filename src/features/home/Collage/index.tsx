import {useRef, useState} from 'react';
import clsx from 'clsx';
import {useInView} from '@site/src/ui/hooks/useInView';
import {useInterval} from '@site/src/ui/hooks/useInterval';
import PauseButton from '../../../ui/PauseButton';
import Picture, {type PictureData} from '../../../ui/Picture';
import styles from './styles.module.css';

interface Props {
  /** A multiple of three: each of the three frames turns over its share. */
  pictures: PictureData[];
}

const FRAMES = 3;
const INTERVAL = 2500;
/** While only its upper edge is in the window, nothing turns, and no further picture is fetched. */
const SEEN = '0px 0px -25%';

interface FrameProps {
  pictures: PictureData[];
  /** How often it has turned over. */
  turns: number;
  /** Whether the next picture should be there, so that it is loaded in time. */
  turning: boolean;
}

/** Shows one picture of a frame; of the others only the next and the last are there. */
function Frame({pictures, turns, turning}: FrameProps) {
  const shown = turns % pictures.length;
  const next = turning ? (turns + 1) % pictures.length : -1;
  const gone = turns === 0 ? -1 : (turns - 1) % pictures.length;
  return (
    <div className={styles.frame}>
      {pictures.map((picture, i) => {
        if (i !== shown && i !== next && i !== gone) return null;
        return (
          <div
            key={picture.src}
            aria-hidden={i !== shown}
            className={clsx(styles.face, i === shown && styles.shown, i === gone && styles.gone)}
          >
            <Picture
              {...picture}
              sizes="(min-width: 1600px) 24vw, (min-width: 900px) 380px, 50vw"
              soon={turns === 0 && i === 0}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Tilted frames that turn their pictures over, one at a time, while they are in view; can be paused. */
export default function Collage({pictures}: Props) {
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(false);
  const collage = useRef(null);
  const inView = useInView(collage, SEEN);
  useInterval(() => setStep(step + 1), INTERVAL, inView && !paused);
  return (
    <div>
      <div ref={collage} className={styles.collage}>
        {Array.from({length: FRAMES}, (_, frame) => (
          <Frame
            key={frame}
            pictures={pictures.filter((_picture, i) => i % FRAMES === frame)}
            turns={Math.floor((step + FRAMES - 1 - frame) / FRAMES)}
            turning={(inView || step > 0) && frame === step % FRAMES}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the pictures" />
      </div>
    </div>
  );
}
