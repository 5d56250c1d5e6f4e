import type {MouseEvent} from 'react';

/**
 * Prints the sheet whose button was pressed, without the rest of the page (src/css/print.css). Anything
 * else that was pressed is left alone.
 */
export function printSheet({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-print-sheet]')) return;
  const sheet = target.closest('[data-sheet]');
  const page = document.documentElement;
  const mark = (on: boolean) => {
    sheet?.toggleAttribute('data-alone', on);
    page.toggleAttribute('data-alone', on);
    page.toggleAttribute('data-turned', on && sheet?.hasAttribute('data-turned'));
  };
  window.addEventListener('afterprint', () => mark(false), {once: true});
  mark(true);
  window.print();
}
