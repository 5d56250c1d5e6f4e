import {useSyncExternalStore} from 'react';
import {createKeptStore} from '../../../ui/browser/keptStore';
import {usePlace} from '../edition/edition';
import type {Place} from '../model/types';

type Ticks = ReadonlySet<string>;

const NONE: Ticks = new Set();
const stores = new Map<string, ReturnType<typeof createTicks>>();

/** What is kept: a list of ids, in the order in which they were ticked. Anything else that lies there counts as nothing. */
function parse(text: string | null): Ticks {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    const ids = Array.isArray(all) ? all.filter((id) => typeof id === 'string') : [];
    // The very same where there are none: what the server drew need not be drawn again.
    return ids.length > 0 ? new Set(ids) : NONE;
  } catch {
    return NONE;
  }
}

const createTicks = (key: string) =>
  createKeptStore<Ticks>(key, {read: parse, write: (ticks) => JSON.stringify([...ticks])});

/** Under which the device keeps the ticks of a year and a place. */
export const ticksKey = (year: string, place: string) => `baaahs-ticks-${year}-${place}`;

/** The ticks of a year and a place; they are never mixed. */
export function ticksOf(year: string, place: Place) {
  const key = ticksKey(year, place);
  const store = stores.get(key) ?? createTicks(key);
  stores.set(key, store);
  const {get, subscribe, latest, keep} = store;
  return {
    get,
    subscribe,
    /** Ticks an id, or takes the tick back. */
    tick: (id: string, ticked: boolean) => {
      const next = new Set(latest());
      if (ticked) next.add(id);
      else next.delete(id);
      keep(next);
    },
    /**
     * Ticks all of these; what is ticked already stays so.
     * @returns false when the device refuses to keep them: they are there until the page is closed
     */
    add: (ids: readonly string[]) => keep(new Set([...latest(), ...ids])),
    /** Takes back the given ticks. */
    clear: (ids: readonly string[]) => {
      keep(new Set([...latest()].filter((id) => !ids.includes(id))));
    },
  };
}

/** The ticks of a year at a place, and how to change them. */
export function useTicksAt(year: string, place: Place) {
  const {subscribe, get, tick, clear, add} = ticksOf(year, place);
  const ticks = useSyncExternalStore(subscribe, get, () => NONE);
  return {ticks, tick, clear, add};
}

/** Whether one step is ticked, and how to tick it: no other step is drawn again with it. */
export function useTick(year: string, id: string) {
  const {subscribe, get, tick} = ticksOf(year, usePlace());
  const ticked = useSyncExternalStore(
    subscribe,
    () => get().has(id),
    () => false,
  );
  return {ticked, tick: (now: boolean) => tick(id, now)};
}

/** The ticks of a year at the place that is chosen, and how to change them. */
export function useTicks(year: string) {
  return useTicksAt(year, usePlace());
}
