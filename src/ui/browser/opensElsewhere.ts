import type {MouseEvent} from 'react';

/** Whether a click on a link asks the browser for another tab or window, or to save it. */
export const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
