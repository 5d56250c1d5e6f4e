import {useLayoutEffect, useMemo, useRef, useState, type MouseEvent} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {GalleryItem} from '@site/src/data/schema';
import {fullFile} from '@site/src/text/pictureFiles';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import {useReducedMotion} from '@site/src/ui/hooks/useReducedMotion';
import Icon from '../../../ui/Icon';
import Loop from '../../../ui/Loop';
import PauseButton from '../../../ui/PauseButton';
import Picture from '../../../ui/Picture';
import Viewer from '../Viewer';
import {idOf} from '../idOf';
import {quilt as quiltOf, type Span} from '../quilt';
import {COLUMNS, sizesOf} from './sizes';
import {usePicture} from './usePicture';
import styles from './styles.module.css';

interface ThumbProps {
  item: GalleryItem;
  sizes: string;
  paused: boolean;
  onOpen: () => void;
}

/** A patch of the quilt: opens the viewer or, without script, the whole picture or video. */
function Thumb({item, sizes, paused, onOpen}: ThumbProps) {
  const {src, alt, width, height, isVideo} = item;
  const picture = {src, alt, width, height, sizes};

  function onClick(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a href={fullFile(src)} className={styles.thumb} onClick={onClick}>
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

/** Where each item lies, at each number of columns; three are more on a tablet than on a phone. */
function spansOf(items: GalleryItem[]) {
  const [nine, six, three] = COLUMNS.map((columns) => quiltOf(items, columns));
  const tablet = quiltOf(items, 3, true);
  return items.map((_, i) => ({9: nine![i]!, 6: six![i]!, 3: three![i]!, tablet: tablet[i]!}));
}

const classesFor = (place: string, {cols, rows}: Span) => [
  styles[`${place}cols${cols}`],
  styles[`${place}rows${rows}`],
];

/**
 * A quilt of pictures and silent loops: 9 columns from 1200 px, 6 from 900, 3 below; rows of
 * 121 px, gaps of 16 (specification, section 9). An item spans `cols` by `rows`, or a little else where
 * that would leave a hole. Each opens in a viewer, for which the address has its name, so that Back closes it and a link opens it.
 */
export default function Gallery({items}: {items: GalleryItem[]}) {
  const [stopped, setStopped] = useState(false);
  const quilt = useRef<HTMLUListElement>(null);
  const still = useReducedMotion() || stopped;
  const ids = items.map(idOf);
  const spans = useMemo(() => spansOf(items), [items]);
  const address = usePicture(ids);
  const shown = ids.indexOf(address.picture ?? '');
  const open = shown >= 0;
  const {collectAnchor} = useBrokenLinks();

  // The dialog gives the focus back to what has it now: Safari focuses no link on a click, and who
  // came by a link has pressed none.
  useLayoutEffect(() => {
    if (!open || document.activeElement !== document.body) return;
    quilt.current?.children[shown]?.querySelector('a')?.focus();
  }, [open, shown]);

  return (
    <>
      <div className={styles.head}>
        <PauseButton paused={stopped} onToggle={() => setStopped(!stopped)} what="the pictures" />
        <span role="status" className="visually-hidden">
          {stopped ? 'All pictures stand still.' : 'The pictures play.'}
        </span>
      </div>
      <ul ref={quilt} className={styles.quilt}>
        {items.map((item, index) => {
          collectAnchor(idOf(item));
          return (
            <li
              key={item.src}
              id={idOf(item)}
              className={clsx(
                COLUMNS.map((columns) => classesFor(`at${columns}`, spans[index]![columns])),
                classesFor('tablet', spans[index]!.tablet),
              )}
            >
              <Thumb
                item={item}
                // a phone has the small file anyway
                sizes={sizesOf(item, {...spans[index]!, 3: spans[index]!.tablet})}
                paused={still || open}
                onOpen={() => address.open(idOf(item))}
              />
            </li>
          );
        })}
      </ul>
      <Viewer
        items={items}
        shown={shown}
        still={still}
        onMove={(to) => address.turnTo(ids[to]!)}
        onClose={address.close}
      />
    </>
  );
}
