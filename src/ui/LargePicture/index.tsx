import {useLayoutEffect, useRef, type CSSProperties, type MouseEvent} from 'react';
import {fileName} from '@site/src/text/fileName';
import {fullFile} from '@site/src/text/pictureFiles';
import {opensElsewhere} from '../browser/opensElsewhere';
import {enterHash, leaveHash, useHashEntry} from '../hooks/useHashEntry';
import {useModal} from '../hooks/useModal';
import Icon from '../Icon';
import IconButton from '../IconButton';
import Picture, {type PictureData} from '../Picture';
import styles from './styles.module.css';

interface Props extends PictureData {
  /** What it is, as in 'open the map large'. */
  what: string;
  /** How wide it stands on the page, as in the sizes attribute of an image. */
  sizes: string;
}

/**
 * A picture in which things are looked up, such as a map: on the page it stands whole, and a tap opens
 * it so large that its words can be read, in a window that scrolls. The address has its name
 * meanwhile, so that Back closes it. Without script the tap leads to its file.
 */
export default function LargePicture({what, sizes, ...picture}: Props) {
  const {src, width, height} = picture;
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
      <dialog ref={dialog} className={styles.large} aria-label={what} onClose={leaveHash}>
        {open && (
          <>
            <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
            <div
              className={styles.window}
              style={{'--ratio': width / height} as CSSProperties}
              role="region"
              aria-label={`${what}, scrolls`}
              tabIndex={0}
            >
              <Picture {...picture} sizes="60rem" soon fine />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
