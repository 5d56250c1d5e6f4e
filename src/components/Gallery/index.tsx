import {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useReducedMotion} from '@site/src/lib/useReducedMotion';
import PauseButton from '../PauseButton';
import Picture from '../Picture';
import styles from './styles.module.css';

export interface GalleryProps {
  items: {src: string; alt: string; cols: number; rows: number; isVideo?: boolean}[];
}

/** Still shown until a loop plays: it lies beside the video under the same name. */
const poster = (src: string) => src.replace(/\.mp4$/, '.webp');

function Loop({src, alt, paused}: {src: string; alt: string; paused: boolean}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (paused) video.current?.pause();
    // A browser that saves power may refuse to play; then the still is there.
    else video.current?.play().catch(() => undefined);
  }, [paused]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      loop
      playsInline
      aria-label={alt}
      poster={poster(src)}
      preload="metadata"
      width="720"
      height="480"
    >
      <source src={src.replace(/\.mp4$/, '.webm')} type="video/webm" />
      <source src={src} type="video/mp4" />
    </video>
  );
}

/**
 * A quilt of pictures and silent loops: 9 columns from 1200 px, 6 from 900, 3 below; rows of
 * 121 px, gaps of 16 (specification, section 9). An item spans `cols` by `rows`.
 */
export default function Gallery({items}: GalleryProps) {
  const [stopped, setStopped] = useState(false);
  const still = useReducedMotion();
  const paused = stopped || still;
  return (
    <>
      <div className={styles.controls}>
        <PauseButton paused={paused} onToggle={() => setStopped(!stopped)} what="the loops" />
      </div>
      <ul className={styles.quilt}>
        {items.map(({src, alt, cols, rows, isVideo}) => (
          <li key={src} className={clsx(styles[`cols${cols}`], styles[`rows${rows}`])}>
            {isVideo ? (
              <Loop src={src} alt={alt} paused={paused} />
            ) : (
              <Picture
                src={src}
                alt={alt}
                width={1200}
                height={800}
                sizes="(min-width: 900px) 400px, 100vw"
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
