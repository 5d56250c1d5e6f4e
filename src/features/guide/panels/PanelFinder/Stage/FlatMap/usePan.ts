import {useEffect, type RefObject} from 'react';
import {extentOf} from '../../../../sheep/outline';
import type {MapView} from '../../../panelViews';

interface Pan {
  /** What scrolls sideways. */
  frame: RefObject<HTMLDivElement | null>;
  /** What is drawn, on the small sheep, around the part that is seen. */
  seen: RefObject<SVGRectElement | null>;
  view: MapView;
  /** The panel that shall be seen; '' for none. */
  panel: string;
}

/** Scrolls an element so that a part of what is in it, by its share of the width, is in the middle. */
function bringToMiddle(element: HTMLElement, share: number): void {
  element.scrollLeft = share * element.scrollWidth - element.clientWidth / 2;
}

/**
 * Shows which part of a map its frame shows and where it goes on, and brings a panel into it. Scrolling
 * is the frame's own.
 */
export function usePan({frame, seen, view, panel}: Pan): void {
  const [left, , width] = view.box;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const show = () => {
      const scale = width / (element.scrollWidth || width);
      seen.current?.setAttribute('x', String(left + element.scrollLeft * scale));
      seen.current?.setAttribute('width', String(element.clientWidth * scale));
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const more = [element.scrollLeft > 1 && 'left', rest > 1 && 'right'];
      element.setAttribute('data-more', more.filter(Boolean).join(' '));
    };
    show();
    const control = new AbortController();
    const how = {signal: control.signal, passive: true};
    element.addEventListener('scroll', show, how);
    window.addEventListener('resize', show, how);
    return () => control.abort();
  }, [frame, seen, left, width]);

  const outline = view.panels[panel];
  useEffect(() => {
    if (!frame.current || !outline) return;
    const [from, , to] = extentOf([outline]);
    bringToMiddle(frame.current, ((from + to) / 2 - left) / width);
  }, [frame, outline, left, width]);
}
