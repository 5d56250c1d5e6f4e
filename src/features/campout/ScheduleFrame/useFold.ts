import {useEffect, useRef, useState, type RefObject} from 'react';

/**
 * Whether all of a framed document is shown. Who clicks or tabs into it unfolds it too: what has the
 * focus must be in sight, and all that a page is told of that is that the frame has the focus.
 * @param top what one is taken back to when it is folded up, as the page below it grows short
 */
export function useFold(top: RefObject<HTMLElement | null>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openIfEntered = () => {
      if (frame.current && document.activeElement === frame.current) setOpen(true);
    };
    window.addEventListener('blur', openIfEntered);
    return () => window.removeEventListener('blur', openIfEntered);
  }, []);
  const toggle = () => {
    if (isOpen) top.current?.scrollIntoView({behavior: 'instant'});
    setOpen(!isOpen);
  };
  return {frame, isOpen, toggle};
}
