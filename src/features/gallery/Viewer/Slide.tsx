import type {CSSProperties} from 'react';
import Loop from '../../../ui/Loop';
import Picture, {type PictureData} from '../../../ui/Picture';
import styles from './styles.module.css';

export interface SlideItem extends PictureData {
  isVideo?: boolean;
}

interface Props {
  item: SlideItem;
  /** The one that is looked at, or a neighbour that waits at its side so that it is loaded. */
  place: 'before' | 'here' | 'after';
  still: boolean;
}

/** One picture or video, framed, as large as the stage lets it. Its words stand below the stage. */
export default function Slide({item, place, still}: Props) {
  const ratio = item.width / item.height;
  const here = place === 'here';
  const sizes = `min(92vw, ${Math.round(75 * ratio)}vh)`;
  return (
    <div className={styles.slide} data-place={place} inert={!here}>
      <div className={styles.print} style={{'--ratio': ratio} as CSSProperties}>
        {item.isVideo ? (
          <Loop {...item} sizes={sizes} paused={still || !here} controls />
        ) : (
          <Picture {...item} alt="" sizes={sizes} soon fine />
        )}
      </div>
    </div>
  );
}
