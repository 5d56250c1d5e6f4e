import {useRef, type PointerEvent} from 'react';

/** From here on, in pixels, a touch is a swipe, and from here on it turns the page. */
const BEGINS = 8;
const TURNS = 56;

interface Touch {
  id: number;
  x: number;
  y: number;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.05;

/**
 * Swiping to the side with a finger or pen. While it lasts the element has `data-swiping`, and
 * `--swipe` says in pixels how far the finger has gone. Needs `touch-action: pan-y pinch-zoom`.
 * @param turn called with 1 for the next (finger to the left), -1 for the one before
 * @param ignores tells which touches are something else, such as those on the controls of a video
 * @returns the handlers for the element
 */
export function useSwipe(
  turn: (step: 1 | -1) => void,
  ignores: (event: PointerEvent<HTMLElement>) => boolean,
) {
  const touch = useRef<Touch>(undefined);

  function end({currentTarget: element}: PointerEvent<HTMLElement>) {
    touch.current = undefined;
    delete element.dataset.swiping;
    element.style.removeProperty('--swipe');
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const {isPrimary, pointerType, pointerId, clientX, clientY} = event;
    // A second finger pinches; on an enlarged picture a finger looks around.
    if (!isPrimary || isZoomed()) end(event);
    else if (pointerType !== 'mouse' && !ignores(event))
      touch.current = {id: pointerId, x: clientX, y: clientY};
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const {currentTarget: element, pointerId, clientX, clientY} = event;
    const begin = touch.current;
    if (begin?.id !== pointerId) return;
    const [right, down] = [clientX - begin.x, clientY - begin.y];
    if (element.dataset.swiping === undefined) {
      if (Math.hypot(right, down) < BEGINS) return;
      if (Math.abs(down) > Math.abs(right)) {
        end(event);
        return;
      }
      element.setPointerCapture(pointerId);
      element.dataset.swiping = '';
    }
    element.style.setProperty('--swipe', `${right}px`);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const begin = touch.current;
    if (begin?.id !== event.pointerId) return;
    const right = event.clientX - begin.x;
    const swiping = event.currentTarget.dataset.swiping !== undefined;
    end(event);
    if (swiping && Math.abs(right) >= TURNS) turn(right < 0 ? 1 : -1);
  }

  return {onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end};
}
