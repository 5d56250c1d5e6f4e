import {type RefObject, useEffect, useRef, useState} from 'react';

interface LongText<T> {
  /** Goes to the element whose text the stylesheet cuts after some lines. */
  text: RefObject<T | null>;
  /** Whether there is something to unfold, or to fold again. False on the server. */
  foldable: boolean;
  open: boolean;
  toggle: () => void;
}

/** For a long text: tells whether the stylesheet cuts it at this width, and shows it whole. */
export function useLongText<T extends HTMLElement>(): LongText<T> {
  const text = useRef<T>(null);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    // In the frame after: what changes sizes while they are told of is an error, which Firefox reports.
    const watcher = new ResizeObserver(() => requestAnimationFrame(measure));
    watcher.observe(element);
    // Another face may need another line, and the cut element keeps its size.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, []);
  return {text, foldable: cut || open, open, toggle: () => setOpen(!open)};
}
