import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {createStore, type Store} from '../../../ui/browser/store';
import {makeEngine, type Engine} from '../engine/engine';
import {cleaned} from '../engine/terms';
import {withAnswer, type Found} from '../answers/directAnswer';
import type {AnswerFacts} from '../answers/types';
import type {SearchIndex} from '../engine/types';

export type Loading =
  | {state: 'idle'}
  | {state: 'loading'}
  | {state: 'failed'}
  | {
      state: 'ready';
      engine: Engine;
      /** What can be answered besides; none where the file did not come. */
      facts?: AnswerFacts;
    };

const stores = new Map<string, Store<Loading>>();

/** @throws when the file cannot be had, or is something else (in development there is none) */
async function fetchFile(name: string): Promise<unknown> {
  // Asked for anew after a deploy; when it is the same, the host says only that.
  const response = await fetch(`/search/${name}.json`, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/** Both at once, so that an answer never comes after its results and moves them. */
async function fetchYear(year: string) {
  const facts = fetchFile(`answers-${year}`).catch(() => undefined);
  const engine = await makeEngine((await fetchFile(year)) as SearchIndex);
  return {engine, facts: (await facts) as AnswerFacts | undefined};
}

function load(year: string, store: Store<Loading>) {
  store.set({state: 'loading'});
  fetchYear(year).then(
    (ready) => store.set({state: 'ready', ...ready}),
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
export function useAnswer(loading: Loading, typed: string): Found | undefined {
  return useMemo(() => {
    if (loading.state !== 'ready' || !cleaned(typed).trim()) return undefined;
    return withAnswer(typed, loading.engine.ask(typed), loading.facts);
  }, [loading, typed]);
}
