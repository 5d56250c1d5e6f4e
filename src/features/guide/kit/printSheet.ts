import type {MouseEvent} from 'react';

/**
 * Prints the sheet whose button was pressed, without the rest of the page (src/css/print.css). Anything
 * else that was pressed is left alone.
 */
export function printSheet({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-print-sheet]')) return;
  const sheet = target.closest('[data-sheet]');
  const marked = [document.documentElement, sheet];
  const mark = (on: boolean) => marked.forEach((one) => one?.toggleAttribute('data-alone', on));
  window.addEventListener('afterprint', () => mark(false), {once: true});
  mark(true);
  window.print();
}
