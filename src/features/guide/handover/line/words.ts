import {counted} from '../../../../text/counted';
import {crewName, placeNames} from '../../model/names';
import type {Handover} from './types';
import {handoverCode} from './write';

/** What a handover holds: 'Party Crew, 2025, Black Rock City: 14 ticks'. */
export function handoverText({crew, year, place, ticks}: Handover): string {
  return `${crewName(crew)}, ${year}, ${placeNames[place]}: ${counted(ticks.length, 'tick')}`;
}

/** What adding it does to the ticks that are there: 'Adds 9 ticks to your 5; you both have 3.' */
export function effectText(added: number, own: number, both: number): string {
  if (added === 0) return 'You have all of them already.';
  const adds =
    own > 0 ? `Adds ${counted(added, 'tick')} to your ${own}` : `Adds ${counted(added, 'tick')}`;
  return both > 0 ? `${adds}; you both have ${both}.` : `${adds}.`;
}

/** The setup lead's board, which asks whether to put it there. */
export const boardFor = (handover: Handover) =>
  `/setup/board/?edition=${handover.place}#${handoverCode(handover)}`;
