import {useSyncExternalStore} from 'react';
import {createKeptStore} from '../../../ui/browser/keptStore';

export type Ids = ReadonlySet<string>;

const NONE: Ids = new Set();
const stores = new Map<string, ReturnType<typeof createIds>>();

/** What is kept: a list of ids, in the order in which they were ticked. Anything else that lies there counts as nothing. */
function parse(text: string | null): Ids {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    const ids = Array.isArray(all) ? all.filter((id) => typeof id === 'string') : [];
    // The very same where there are none: what the server drew need not be drawn again.
    return ids.length > 0 ? new Set(ids) : NONE;
  } catch {
    return NONE;
  }
}

const createIds = (key: string) =>
  createKeptStore<Ids>(key, {read: parse, write: (ids) => JSON.stringify([...ids])});

/**
 * Ids that the device keeps under a key, such as those of ticked steps, and how to change them.
 * @param key under which the device keeps them
 */
export function keptIds(key: string) {
  const store = stores.get(key) ?? createIds(key);
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

/** The ids that the device keeps under a key; none on the server. */
export function useKeptIds(key: string): Ids {
  const {subscribe, get} = keptIds(key);
  return useSyncExternalStore(subscribe, get, () => NONE);
}

/** Whether the device keeps an id under a key, and how to change that: no other is drawn again with it. */
export function useKeptId(key: string, id: string) {
  const {subscribe, get, tick} = keptIds(key);
  const ticked = useSyncExternalStore(
    subscribe,
    () => get().has(id),
    () => false,
  );
  return {ticked, tick: (now: boolean) => tick(id, now)};
}
