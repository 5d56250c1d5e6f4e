import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens and closes a native modal dialog, which keeps the focus inside, closes with Escape and gives
 * the focus back.
 * @returns for the dialog's ref
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return dialog;
}
