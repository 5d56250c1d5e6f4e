import type {HangingGroup} from '../model/types';

/** Panels in words: an order, or just a list where nobody has written the order down. */
export function panelsText({panels, ordered}: HangingGroup): string {
  return panels.join(ordered ? ', then ' : ', ');
}
