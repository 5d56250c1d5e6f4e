import {useEffect, useRef, useState} from 'react';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props extends PictureData {
  /** The .mp4; the .webm and the still (.webp, .avif) lie beside it under the same name. */
  src: string;
  sizes: string;
  /** True for what is seen first on the page. */
  first?: boolean;
  paused: boolean;
  /** True where it can be played, paused and made larger by itself, even under reduced motion. */
  controls?: boolean;
}

/** Chrome and Safari know this for videos too; React's types do not yet. */
const whenNear = {loading: 'lazy'};

/**
 * A silent video that plays over and over, on top of its still. It is fetched when it comes near
 * (where the browser knows how), and not at all for readers who asked for less motion. Where it
 * cannot be had, such as without signal, the still is left.
 */
export default function Loop({src, alt, width, height, sizes, first, paused, controls}: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = video.current;
    // What waits to come near follows its attribute; a call would fetch it now.
    if (!element || (!controls && element.readyState === HTMLMediaElement.HAVE_NOTHING)) return;
    if (paused) element.pause();
    // A browser that saves power may refuse to play; then the still is there.
    else element.play().catch(() => undefined);
  }, [paused, controls]);

  const media = controls ? undefined : '(prefers-reduced-motion: no-preference)';
  return (
    <div className={styles.loop}>
      <Picture
        src={src.replace(/\.mp4$/, '.webp')}
        alt={controls && !failed ? '' : alt}
        {...{width, height, sizes, first}}
        soon={controls}
        fine={controls}
      />
      {failed ? (
        controls && <p className={styles.note}>The video needs signal: this is its still.</p>
      ) : (
        <video
          ref={video}
          autoPlay={!paused}
          muted
          loop
          playsInline
          {...whenNear}
          preload={paused ? 'none' : 'auto'}
          controls={controls}
          aria-label={controls ? alt : undefined}
          aria-hidden={!controls}
          width={width}
          height={height}
        >
          <source src={src.replace(/\.mp4$/, '.webm')} type="video/webm" media={media} />
          <source src={src} type="video/mp4" media={media} onError={() => setFailed(true)} />
        </video>
      )}
    </div>
  );
}
