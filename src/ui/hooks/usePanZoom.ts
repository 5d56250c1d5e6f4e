import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** Six times the size at which a drawing is first shown: a wide one fits a phone at first. */
const MAX_ZOOM = 6;
/** What one press of a button or key does. */
const STEP = 1.4;
/** What one pixel of wheel does, as a power of e; a notch of a mouse wheel is about 100 pixels. */
const WHEEL = 0.0025;

interface Point {
  x: number;
  y: number;
}

export interface PanZoom {
  /** For the scrolling frame; the drawing in it, an SVG, follows `--zoom` with its width. */
  frame: RefObject<HTMLDivElement | null>;
  /** 1 is the size at which the drawing is first shown. */
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Zooms so that what is at a point of the window, else in the frame's middle, stays there. */
  zoomTo: (zoom: number, at?: Point) => void;
  reset: () => void;
}

/** The drawing in a frame; of one for a desk and one for a phone, the one that is shown. */
function shownIn(frame: HTMLElement): SVGSVGElement {
  const drawings = [...frame.querySelectorAll('svg')];
  return drawings.find((one) => one.getBoundingClientRect().width > 0) ?? drawings[0]!;
}

/**
 * Zoom for a drawing in a scrolling frame. Panning is the frame's own scrolling, so fingers,
 * arrow keys and scroll bars work as everywhere, without script too, and the drawing cannot get
 * lost; this adds dragging by mouse, pinching, the keys + - 0 and the wheel. The wheel scrolls
 * the page unless Ctrl or Cmd is held or the frame has focus. Nothing is animated.
 */
export function usePanZoom(): PanZoom {
  const frame = useRef<HTMLDivElement>(null);
  const current = useRef(1);
  const [zoom, setZoom] = useState(1);

  /** Zooms so that what was at `from` (client pixels, the frame's middle if not given) is at `to`. */
  const zoomTo = useCallback((wanted: number, from?: Point, to = from) => {
    const element = frame.current!;
    const drawing = shownIn(element);
    const before = drawing.getBoundingClientRect();
    const whole = (element.clientWidth / before.width) * current.current;
    const next = Math.min(MAX_ZOOM, Math.max(Math.min(1, whole), wanted));

    const outer = element.getBoundingClientRect();
    const middle = {x: outer.left + outer.width / 2, y: outer.top + outer.height / 2};
    const {x, y} = from ?? middle;
    const target = to ?? middle;
    current.current = next;
    element.style.setProperty('--zoom', String(next));
    const after = drawing.getBoundingClientRect();
    element.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - target.x;
    element.scrollTop += after.top + ((y - before.top) / before.height) * after.height - target.y;
    setZoom(next);
  }, []);

  const zoomIn = useCallback(() => zoomTo(current.current * STEP), [zoomTo]);
  const zoomOut = useCallback(() => zoomTo(current.current / STEP), [zoomTo]);
  const reset = useCallback(() => {
    zoomTo(1);
    frame.current!.scrollTo(0, 0);
  }, [zoomTo]);

  useEffect(() => {
    const element = frame.current!;
    let pinch: (Point & {spread: number}) | undefined;

    function onWheel(event: WheelEvent) {
      const chosen = event.ctrlKey || event.metaKey;
      const focused = document.activeElement === element && !event.shiftKey;
      if ((!chosen && !focused) || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = current.current;
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 33;
      zoomTo(before * Math.exp(-event.deltaY * pixels * WHEEL), {
        x: event.clientX,
        y: event.clientY,
      });
      // at the last size the wheel is the page's again
      if (chosen || current.current !== before) event.preventDefault();
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = {'+': zoomIn, '=': zoomIn, '-': zoomOut, '0': reset}[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }

    function onPointerDown(event: PointerEvent) {
      // not the frame itself: that is its scroll bars
      if (event.pointerType !== 'mouse' || event.button !== 0 || event.target === element) return;
      element.setPointerCapture(event.pointerId);
    }

    function onPointerMove(event: PointerEvent) {
      if (!element.hasPointerCapture(event.pointerId)) return;
      element.scrollLeft -= event.movementX;
      element.scrollTop -= event.movementY;
    }

    function onTouchMove(event: TouchEvent) {
      const {0: a, 1: b} = event.touches;
      if (!a || !b) return;
      event.preventDefault();
      const next = {
        x: (a.clientX + b.clientX) / 2,
        y: (a.clientY + b.clientY) / 2,
        spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      };
      if (pinch) zoomTo((current.current * next.spread) / pinch.spread, pinch, next);
      pinch = next;
    }

    function endPinch() {
      pinch = undefined;
    }

    const control = new AbortController();
    const {signal} = control;
    element.addEventListener('wheel', onWheel, {passive: false, signal});
    element.addEventListener('keydown', onKeyDown, {signal});
    element.addEventListener('pointerdown', onPointerDown, {signal});
    element.addEventListener('pointermove', onPointerMove, {signal});
    element.addEventListener('touchmove', onTouchMove, {passive: false, signal});
    element.addEventListener('touchstart', endPinch, {passive: true, signal});
    element.addEventListener('touchend', endPinch, {signal});
    return () => control.abort();
  }, [zoomTo, zoomIn, zoomOut, reset]);

  return {frame, zoom, zoomIn, zoomOut, zoomTo, reset};
}
