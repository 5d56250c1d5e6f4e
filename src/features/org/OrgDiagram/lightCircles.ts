/** What belongs to a circle, in the drawing and in the list: `data-circle` is the circle's name. */
const PART = '[data-circle]';

const circleAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(PART)?.getAttribute('data-circle') : undefined;

/**
 * The circle that is pointed at lights up in drawing and list. Both are static islands, so this
 * listens above them and sets an attribute.
 * @returns what stops it
 */
export function lightCircles(page: Document): () => void {
  const light = ({target}: Event) => {
    const name = circleAt(target);
    for (const part of page.querySelectorAll(PART))
      part.toggleAttribute('data-lit', part.getAttribute('data-circle') === name);
  };
  page.addEventListener('pointerover', light);
  return () => page.removeEventListener('pointerover', light);
}
