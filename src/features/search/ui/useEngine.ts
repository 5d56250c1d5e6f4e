import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {createStore, type Store} from '../../../ui/browser/store';
import {makeEngine, type Answer, type Engine} from '../engine/engine';
import {cleaned} from '../engine/terms';
import type {SearchIndex} from '../engine/types';

export type Loading =
  {state: 'idle'} | {state: 'loading'} | {state: 'failed'} | {state: 'ready'; engine: Engine};

const stores = new Map<string, Store<Loading>>();

/** @throws when the file cannot be had, or is something else (in development there is none) */
async function fetchEngine(year: string): Promise<Engine> {
  // Asked for anew after a deploy; when it is the same, the host says only that.
  const response = await fetch(`/search/${year}.json`, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${response.status}`);
  return makeEngine((await response.json()) as SearchIndex);
}

function load(year: string, store: Store<Loading>) {
  store.set({state: 'loading'});
  fetchEngine(year).then(
    (engine) => store.set({state: 'ready', engine}),
    () => store.set({state: 'failed'}),
  );
}

function storeOf(year: string): Store<Loading> {
  const store = stores.get(year) ?? createStore<Loading>({state: 'idle'});
  stores.set(year, store);
  return store;
}

/**
 * What a year's search is doing. It is loaded once, as soon as a component wants it.
 * @returns `retry`, for when it failed
 */
export function useEngine(year: string, wanted = true): {loading: Loading; retry: () => void} {
  const store = storeOf(year);
  useEffect(() => {
    if (wanted && store.get().state === 'idle') load(year, store);
  }, [year, store, wanted]);
  const loading = useSyncExternalStore(store.subscribe, store.get, store.get);
  return {loading, retry: () => load(year, store)};
}

/** What is found for what is typed; undefined while nothing is typed or the search is not there. */
export function useAnswer(loading: Loading, typed: string): Answer | undefined {
  const engine = loading.state === 'ready' ? loading.engine : undefined;
  return useMemo(() => (cleaned(typed).trim() ? engine?.ask(typed) : undefined), [engine, typed]);
}
