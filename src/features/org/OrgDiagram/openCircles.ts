import type {PanZoom} from '../../../ui/hooks/usePanZoom';

/** Two presses in, small windows show the projects' names. */
export const NAMED = 1.9;

/** Where a circle's projects are named only when it is zoomed: as in `drawing.module.css`. */
const SMALL = '(max-width: 899px)';

/**
 * Where there are only names of circles, a tap on one zooms to it, so that its projects are named.
 * @returns what stops it
 */
export function openCircles(frame: HTMLElement, zoomTo: PanZoom['zoomTo']): () => void {
  const open = ({target, clientX, clientY}: MouseEvent) => {
    const isCircle = target instanceof Element && target.closest('[data-circle]');
    const isNamed = frame.hasAttribute('data-zoomed');
    if (isCircle && !isNamed && matchMedia(SMALL).matches) {
      zoomTo(NAMED, {x: clientX, y: clientY});
    }
  };
  frame.addEventListener('click', open);
  return () => frame.removeEventListener('click', open);
}
