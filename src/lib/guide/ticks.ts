import {useSyncExternalStore} from 'react';
import {keepStored, readStored} from '../storage';
import {createStore} from '../store';
import {usePlace} from './edition';
import type {Place} from './types';

type Ticks = ReadonlySet<string>;

const NONE: Ticks = new Set();
const stores = new Map<string, ReturnType<typeof createStore<Ticks>>>();

/** What is kept: a list of ids. Anything else that lies there counts as nothing. */
function parse(text: string | null): Ticks {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return NONE;
  }
}

/** The ticks of a year and a place; they are never mixed. */
export function ticksOf(year: string, place: Place) {
  const key = `baaahs-ticks-${year}-${place}`;
  let store = stores.get(key);
  if (!store) {
    store = createStore(parse(readStored(key)));
    stores.set(key, store);
  }
  const {get, set, subscribe} = store;
  const keep = (ticks: Ticks) => {
    set(ticks);
    keepStored(key, JSON.stringify([...ticks]));
  };
  return {
    get,
    subscribe,
    /** Ticks an id, or takes the tick back. */
    tick: (id: string, ticked: boolean) => {
      const next = new Set(get());
      if (ticked) next.add(id);
      else next.delete(id);
      keep(next);
    },
    /** Takes back the given ticks. */
    clear: (ids: readonly string[]) => {
      keep(new Set([...get()].filter((id) => !ids.includes(id))));
    },
  };
}

/** The ticks of a year at the place that is chosen, and how to change them. */
export function useTicks(year: string) {
  const store = ticksOf(year, usePlace());
  const ticks = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  return {ticks, tick: store.tick, clear: store.clear};
}
