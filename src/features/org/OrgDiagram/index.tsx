import {type ComponentType, useEffect, useId} from 'react';
import clsx from 'clsx';
import {usePanZoom} from '../../../ui/hooks/usePanZoom';
import {SHEEP_ID} from '../types';
import type {DrawingProps} from './Drawing';
import {lightCircles} from './lightCircles';
import {NAMED, openCircles} from './openCircles';
import hues from './hues.module.css';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** `Drawing` and `Sizer` of an organization, static islands both. */
  drawing: ComponentType<DrawingProps>;
  sizer: ComponentType;
  /** The id of the list that says the same in words. */
  listId: string;
}

/** The sheep of the drawing, which has its shape. */
function Sheep({className}: {className?: string}) {
  return (
    <svg
      className={className}
      viewBox="-50 -39 91 78"
      width="28"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <use href={`#${SHEEP_ID}`} />
    </svg>
  );
}

/**
 * The organisation as a drawing that can be moved and zoomed, with its key and its controls.
 * Without script it stands there whole, in a frame that scrolls sideways on narrow screens.
 */
export default function OrgDiagram({title, drawing: Drawing, sizer: Sizer, listId}: Props) {
  const {frame, zoom, zoomIn, zoomOut, zoomTo, reset} = usePanZoom();
  const keyId = useId();
  useEffect(() => lightCircles(document), []);
  useEffect(() => openCircles(frame.current!, zoomTo), [frame, zoomTo]);

  return (
    <figure className={styles.figure} aria-label={title} data-interface>
      <div className={styles.bar}>
        <div className={styles.controls} role="group" aria-label="Zoom">
          <button type="button" aria-label="zoom out" onClick={zoomOut}>
            −
          </button>
          <output className={styles.zoom}>{Math.round(zoom * 100)}%</output>
          <button type="button" aria-label="zoom in" onClick={zoomIn}>
            +
          </button>
          <button type="button" onClick={reset}>
            reset
          </button>
        </div>
        <a href={`#${listId}`} className={styles.asList}>
          <span>
            <span className="unseen-on-phones">the same </span>as a list
          </span>
        </a>
        <p className={styles.key} id={keyId}>
          <span className={clsx(styles.item, styles.dot)}>the center</span>
          <span className={clsx(styles.item, styles.paddock, hues.dusk)}>
            <Sheep className={styles.leader} />a circle
          </span>
          <span className={clsx(styles.item, styles.box)}>
            <Sheep className={styles.sheep} />
            a project
          </span>
        </p>
        <p className={clsx(styles.hint, styles.small)}>
          Tap a circle to see its projects, drag to move.
        </p>
      </div>

      <div className={styles.stage}>
        <Sizer />
        <div
          ref={frame}
          className={styles.frame}
          role="region"
          aria-label={`${title}, drawing that scrolls`}
          data-zoomed={zoom >= NAMED || undefined}
          tabIndex={0}
        >
          <Drawing title={title} describedBy={keyId} details={listId} />
        </div>
      </div>
      <p className={clsx(styles.hint, styles.large)}>
        <span className={styles.touch}>Drag to move, pinch to zoom.</span>
        <span className={styles.mouse}>
          Drag to move, Ctrl or ⌘ and the wheel to zoom; with keys, arrows,{' '}
          <span className={styles.keys}>
            <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd>.
          </span>
        </span>
      </p>
    </figure>
  );
}
