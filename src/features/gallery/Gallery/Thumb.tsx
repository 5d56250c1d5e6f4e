import type {MouseEvent} from 'react';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import type {GalleryItem} from '@site/src/data/schema';
import Icon from '../../../ui/Icon';
import Loop from '../../../ui/Loop';
import Picture from '../../../ui/Picture';
import {sizesOf} from './sizes';
import styles from './styles.module.css';

interface Props {
  item: GalleryItem;
  /** True for the one at the top of the quilt, which is seen first. */
  first: boolean;
  paused: boolean;
  onOpen: () => void;
}

/** A patch of the quilt: opens the viewer or, without script, the whole picture or video. */
export default function Thumb({item, first, paused, onOpen}: Props) {
  const {src, alt, width, height, isVideo} = item;
  const picture = {src, alt, width, height, sizes: sizesOf(item), first};

  function onClick(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a href={src} className={styles.thumb} onClick={onClick}>
      {isVideo ? <Loop {...picture} paused={paused} /> : <Picture {...picture} />}
      {isVideo && (
        <span className={styles.mark}>
          <Icon name="play" />
          <span className="visually-hidden" data-interface>
            (video)
          </span>
        </span>
      )}
    </a>
  );
}
