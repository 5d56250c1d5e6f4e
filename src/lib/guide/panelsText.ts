import type {HangingGroup} from './types';

/** Panels in words: an order, or just a list where nobody has written the order down. */
export function panelsText({panels, ordered}: HangingGroup): string {
  return panels.join(ordered ? ', then ' : ', ');
}
