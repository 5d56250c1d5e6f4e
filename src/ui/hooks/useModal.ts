import {useEffect, useRef, type RefObject, type SyntheticEvent} from 'react';

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

/**
 * For a dialog's onClose: does something once it is closed. The browser tells with its next frame, and by
 * then it may be open again, as by Back and Forward in a hurry.
 */
export const onClosed =
  (then: () => void) =>
  ({currentTarget}: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) then();
  };
