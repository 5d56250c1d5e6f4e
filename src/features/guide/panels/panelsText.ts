import type {HangingGroup} from '../model/types';

/** Said of panels whose order nobody wrote down. */
export const UNORDERED = 'Nobody has written down the order of these: this is just a list.';

/** Panels in words: an order, or just a list where nobody has written the order down. */
export function panelsText({panels, ordered}: HangingGroup): string {
  return panels.join(ordered ? ', then ' : ', ');
}

/** Where a panel stands in an order that is written out elsewhere: 'Belly: after 14D, before 23D.' */
export function placeText({section, panels}: HangingGroup, name: string): string {
  const place = panels.indexOf(name);
  const [last, next] = [panels[place - 1], panels[place + 1]];
  const words = [last && `after ${last}`, next && `before ${next}`].filter(Boolean);
  return `${section}: ${words.join(', ')}.`;
}
