import type {KeyboardEvent} from 'react';
import Sign from '@site/src/ui/Icon/Sign';
import type {PanelInfo} from '../../model/panelFile';
import type {Geometry} from '../../model/types';
import type {MapView} from '../../panels/panelViews';
import type {ViewId} from '../../panels/viewWords';
import {useTurntable} from './useTurntable';
import styles from './styles.module.css';

export interface SpaceProps {
  geometry: Geometry;
  /** Every panel by its name. */
  panels: ReadonlyMap<string, PanelInfo>;
  views: readonly MapView[];
  /** The flat view that was shown: it begins there. */
  view: ViewId;
  /** The panel that is shown; '' for none. */
  picked: string;
  /** A view to glide to, or none: the picked panel is faced. New each time that somebody asks. */
  asked: {view?: ViewId};
  onPick: (name: string) => void;
  /** Told which view is seen, if it is one. */
  onSeen: (view: ViewId | undefined) => void;
  onClose: () => void;
  /** Told why it cannot go on, in words. */
  onTrouble: (words: string) => void;
}

/** For fingers that can neither drag nor pinch. */
const hands = [
  {key: 'ArrowLeft', word: 'turn left', path: 'M2.5 4.5V10H8M4.3 15a8.3 8.3 0 1 0 1.9-8.6L2.5 10'},
  {
    key: 'ArrowRight',
    word: 'turn right',
    path: 'M21.5 4.5V10H16M19.7 15a8.3 8.3 0 1 1-1.9-8.6L21.5 10',
  },
  {key: '-', word: 'farther', path: 'M5 12h14'},
  {key: '+', word: 'nearer', path: 'M5 12h14M12 5v14'},
];

/**
 * The sheep in space, to be turned by finger, mouse and keys. A tap picks a panel, as on the flat map;
 * the picked one is turned to.
 */
export default function Space(props: SpaceProps) {
  const {canvas, names, from, press} = useTurntable(props);
  const {picked, onClose} = props;

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    else if (!press(event.key)) return;
    event.preventDefault();
  }

  return (
    <div className={styles.space} data-space>
      <div className={styles.frame}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          tabIndex={0}
          role="application"
          aria-label={`The sheep in 3D, seen from ${from}${picked && `, ${picked} lit`}. Arrow keys turn it, plus and minus zoom, Escape leads back to the flat map. The tables below have every panel in words.`}
          onKeyDown={onKeyDown}
        />
        <svg ref={names} className={styles.names} aria-hidden="true" focusable="false" />
        <div role="group" aria-label="Turn and zoom" className={styles.hands}>
          {hands.map(({key, word, path}) => (
            <button
              key={key}
              type="button"
              className={styles.hand}
              aria-label={word}
              onClick={() => press(key)}
            >
              <Sign path={path} />
            </button>
          ))}
        </div>
      </div>
      <p className={styles.hint}>
        One finger turns it, two zoom, a tap picks a panel. The page scrolls beside it.
      </p>
    </div>
  );
}
