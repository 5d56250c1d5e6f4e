import {usePlace} from '../edition/edition';
import type {Place} from '../model/types';
import {keptIds, useKeptId, useKeptIds} from './keptIds';

/** Under which the device keeps the ticks of a year and a place. */
export const ticksKey = (year: string, place: string) => `baaahs-ticks-${year}-${place}`;

/** The ticks of a year and a place; they are never mixed. */
export const ticksOf = (year: string, place: Place) => keptIds(ticksKey(year, place));

/** The ticks of a year at a place, and how to change them. */
export function useTicksAt(year: string, place: Place) {
  const {tick, clear, add} = ticksOf(year, place);
  const ticks = useKeptIds(ticksKey(year, place));
  return {ticks, tick, clear, add};
}

/** Whether one step is ticked, and how to tick it: no other step is drawn again with it. */
export const useTick = (year: string, id: string) => useKeptId(ticksKey(year, usePlace()), id);

/** The ticks of a year at the place that is chosen, and how to change them. */
export function useTicks(year: string) {
  return useTicksAt(year, usePlace());
}
