import {useSyncExternalStore} from 'react';
import {keepStored, readStored} from '../../../ui/browser/storage';
import {createStore} from '../../../ui/browser/store';
import type {CrewId, Place} from '../model/types';

/** Under which the device remembers the place. */
export const PLACE_KEY = 'baaahs-guide-place';

/** What the reader of the guide has chosen; all of it until script runs. */
export const crewStore = createStore<CrewId | 'all'>('all');
export const placeStore = createStore<Place>('brc');

const isPlace = (value: string | null): value is Place => value === 'brc' || value === 'street';

/**
 * Where the sheep is set up: what the link says (?edition=street), else what the device remembers,
 * else Black Rock City.
 * @param search the query of the address
 */
export function placeFor(search: string): Place {
  const asked = new URLSearchParams(search).get('edition');
  if (isPlace(asked)) return asked;
  const kept = readStored(PLACE_KEY);
  return isPlace(kept) ? kept : 'brc';
}

/** Chooses the place and remembers it. */
export function choosePlace(place: Place): void {
  placeStore.set(place);
  keepStored(PLACE_KEY, place);
}

/** The crew that is shown. */
export function useCrew(): CrewId | 'all' {
  return useSyncExternalStore(crewStore.subscribe, crewStore.get, () => 'all');
}

/** The place that is shown; Black Rock City until script runs. */
export function usePlace(): Place {
  return useSyncExternalStore(placeStore.subscribe, placeStore.get, () => 'brc');
}
