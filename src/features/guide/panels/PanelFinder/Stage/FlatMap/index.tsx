import {useRef, type ComponentProps} from 'react';
import SheepMap, {mapId} from '../../../../sheep/SheepMap';
import {usePan} from './usePan';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof SheepMap> {
  isShown: boolean;
}

/**
 * A view of the sheep with what lies at its ends. On a phone a long one is wider than the screen and
 * scrolls under the finger; the small sheep between the ends tells which part is seen.
 */
export default function FlatMap({isShown, ...props}: Props) {
  const {view, selected, near} = props;
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef<SVGRectElement>(null);
  const [left, top, width, height] = view.box;
  usePan({frame, seen, view, panel: near ? '' : selected});
  return (
    <figure className={styles.frame} data-shown={isShown} data-near={near}>
      {/* where it goes on: a phone shows the front first */}
      <div ref={frame} className={styles.pan} data-more="right">
        <SheepMap {...props} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>← {view.ends[0]}</span>
        {/* its panels are links once more, which nobody shall come to */}
        <span className={styles.whole} inert>
          <svg viewBox={view.box.join(' ')} fill="none" stroke="currentColor">
            <use href={`#${mapId(view)}`} />
            <rect ref={seen} x={left} y={top} width={width * FIRST} height={height} />
          </svg>
        </span>
        <strong className={styles.up}>↑ up</strong>
        <span>{view.ends[1]} →</span>
      </div>
      <figcaption className={styles.caption}>{view.label}</figcaption>
    </figure>
  );
}

/** The share of the map that a phone shows before the script knows. */
const FIRST = 0.55;
