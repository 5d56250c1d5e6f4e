import type {HangingGroup} from '../model/types';

/** Said of panels whose order nobody wrote down. */
export const UNORDERED = 'Nobody has written down the order of these: this is just a list.';

/** Panels in words: an order, or just a list where nobody has written the order down. */
export function panelsText({panels, ordered}: HangingGroup): string {
  return panels.join(ordered ? ', then ' : ', ');
}
