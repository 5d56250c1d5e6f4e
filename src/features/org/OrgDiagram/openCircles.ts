import type {PanZoom} from '../../../ui/hooks/usePanZoom';

/** Two presses in, small windows show the projects' names. */
export const NAMED = 1.9;

/** Where a circle's projects are named only when it is zoomed: as in `drawing.module.css`. */
const SMALL = '(max-width: 899px)';

/** What moves further than this between press and release is dragged, in pixels. */
const STILL = 6;

/**
 * Where there are only names of circles, a tap or a click on one zooms to it, so that its projects are
 * named. Of a mouse's click only the press tells what it is on: the frame captures the pointer to drag.
 * @returns what stops it
 */
export function openCircles(frame: HTMLElement, zoomTo: PanZoom['zoomTo']): () => void {
  let pressed: {onCircle: boolean; x: number; y: number} | undefined;
  const press = ({target, clientX: x, clientY: y}: PointerEvent) => {
    pressed = {onCircle: target instanceof Element && !!target.closest('[data-circle]'), x, y};
  };
  const open = ({clientX: x, clientY: y}: MouseEvent) => {
    const isStill = pressed && Math.hypot(x - pressed.x, y - pressed.y) <= STILL;
    const isNamed = frame.hasAttribute('data-zoomed');
    if (pressed?.onCircle && isStill && !isNamed && matchMedia(SMALL).matches) {
      zoomTo(NAMED, {x, y});
    }
  };
  frame.addEventListener('pointerdown', press);
  frame.addEventListener('click', open);
  return () => {
    frame.removeEventListener('pointerdown', press);
    frame.removeEventListener('click', open);
  };
}
