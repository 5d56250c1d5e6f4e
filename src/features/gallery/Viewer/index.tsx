import {useId} from 'react';
import {onClosed, useModal} from '@site/src/ui/hooks/useModal';
import {useSwipe} from '@site/src/ui/hooks/useSwipe';
import IconButton from '../../../ui/IconButton';
import Slide, {type SlideItem} from './Slide';
import styles from './styles.module.css';
import type {CSSProperties, PointerEvent, KeyboardEvent} from 'react';

/** How high the browser's own bar is at the foot of a video, in pixels, with some to spare. */
const BAR = 72;

/** Whether a touch is on the controls of a video, where a finger moves through time. */
export function isOnControls({target, clientY}: PointerEvent): boolean {
  if (!(target instanceof HTMLVideoElement)) return false;
  return clientY > target.getBoundingClientRect().bottom - BAR;
}

interface Props {
  items: SlideItem[];
  /** Which one is shown, from 0; -1 while the viewer is closed. */
  shown: number;
  /** True when videos wait until they are asked to play. */
  still: boolean;
  onMove: (to: number) => void;
  onClose: () => void;
}

/**
 * Shows one picture of many as large as the window lets it, over the page. A native modal dialog
 * keeps the focus inside, closes with Escape and gives the focus back. Turns the pages by button,
 * arrow key, Home, End and swipe; after the last comes the first.
 */
export default function Viewer({items, shown, still, onMove, onClose}: Props) {
  const caption = useId();
  const open = shown >= 0;
  const here = items[shown];
  const dialog = useModal(open);
  const last = items.length - 1;
  const before = shown === 0 ? last : shown - 1;
  const after = shown === last ? 0 : shown + 1;
  const swipe = useSwipe((step) => onMove(step === 1 ? after : before), isOnControls);

  function onKeyDown(event: KeyboardEvent) {
    const to = {ArrowLeft: before, ArrowRight: after, Home: 0, End: last}[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Not the seek keys of a video: these last a few seconds.
    event.preventDefault();
    onMove(to);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      style={here && ({'--ratio': here.width / here.height} as CSSProperties)}
      aria-label="Pictures"
      aria-describedby={caption}
      onClose={onClosed(onClose)}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      {here && (
        <>
          <div className={styles.close}>
            <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
          </div>
          <div className={styles.before}>
            <IconButton icon="arrow-left" label="Previous picture" onClick={() => onMove(before)} />
          </div>
          <div className={styles.stage}>
            {[...new Set([before, shown, after])].map((index) => (
              <Slide
                key={items[index]!.src}
                item={items[index]!}
                place={index === shown ? 'here' : index === before ? 'before' : 'after'}
                still={still}
              />
            ))}
          </div>
          <div className={styles.after}>
            <IconButton icon="arrow-right" label="Next picture" onClick={() => onMove(after)} />
          </div>
          <p className={styles.count} aria-hidden="true">
            {shown + 1} of {items.length}
          </p>
          <p id={caption} className={styles.caption} aria-live="polite" aria-atomic="true">
            <span className="visually-hidden">
              {shown + 1} of {items.length}:{' '}
            </span>
            {here.alt}
          </p>
        </>
      )}
    </dialog>
  );
}
