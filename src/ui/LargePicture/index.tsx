import {useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {fileName} from '@site/src/text/fileName';
import {fullFile} from '@site/src/text/pictureFiles';
import {opensElsewhere} from '../browser/opensElsewhere';
import {enterHash, leaveHash, useHashEntry} from '../hooks/useHashEntry';
import {onClosed, useModal} from '../hooks/useModal';
import Icon from '../Icon';
import Picture, {type PictureData} from '../Picture';
import Window from './Window';
import styles from './styles.module.css';

interface Props extends PictureData {
  /** What it is, as in 'open the map large'. */
  what: string;
  /** How wide it stands on the page, as in the sizes attribute of an image. */
  sizes: string;
  /** What lies on it where it is large: a drawing of the same shape. */
  over?: ReactNode;
}

/**
 * A picture in which things are looked up, such as a map: on the page it stands whole, and a tap opens
 * it so large that its words can be read, in a window that scrolls. The address has its name
 * meanwhile, so that Back closes it. Without script the tap leads to its file.
 */
export default function LargePicture({what, sizes, over, ...picture}: Props) {
  const {src} = picture;
  const id = fileName(src);
  const open = useHashEntry() === id;
  const dialog = useModal(open);
  const link = useRef<HTMLAnchorElement>(null);

  // The dialog gives the focus back to what has it now: Safari focuses no link on a click, and who
  // came by a link has pressed none.
  useLayoutEffect(() => {
    if (open) link.current?.focus();
  }, [open]);

  function onClick(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    enterHash(id);
  }

  return (
    <>
      <a ref={link} id={id} href={fullFile(src)} className={styles.link} onClick={onClick}>
        <Picture {...picture} sizes={sizes} />
        <span className={styles.hint}>
          <Icon name="search" /> open the {what} large
        </span>
      </a>
      <dialog ref={dialog} className={styles.large} aria-label={what} onClose={onClosed(leaveHash)}>
        {open && (
          <Window {...picture} what={what} over={over} onClose={() => dialog.current?.close()} />
        )}
      </dialog>
    </>
  );
}
