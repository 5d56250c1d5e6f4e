import type {ReactNode} from 'react';
import {onClosed, useModal} from '@site/src/ui/hooks/useModal';
import IconButton from '../../ui/IconButton';
import styles from './styles.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The menu on small screens: slides in from the left over the page. A native modal dialog keeps
 * the focus inside, closes with Escape and gives the focus back. What it holds is only drawn while
 * it is open: it would stand in every page before the words that people come for.
 */
export default function Drawer({open, onClose, children}: Props) {
  const dialog = useModal(open);
  return (
    // A press beside the drawer lands on the dialog itself; the keyboard has Escape for that.
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClosed(onClose)}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.close}>
            <IconButton icon="close" label="Close menu" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
