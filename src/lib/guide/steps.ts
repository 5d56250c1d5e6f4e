import {useEffect, useSyncExternalStore} from 'react';
import {createStore} from '../store';
import {usePlace} from './edition';
import type {Place} from './types';

/** The steps on the page by id, each with the place that it is only for, if any. */
type StepsOnPage = ReadonlyMap<string, Place | undefined>;

const NONE: StepsOnPage = new Map();
const store = createStore(NONE);

/** Tells the page that a step stands on it, while it does. */
export function useRegisteredStep(id: string, place: Place | undefined): void {
  useEffect(() => {
    store.set(new Map(store.get()).set(id, place));
    return () => {
      const rest = new Map(store.get());
      rest.delete(id);
      store.set(rest);
    };
  }, [id, place]);
}

/** The ids of the steps on the page that count at the chosen place; none until script runs. */
export function useSteps(): string[] {
  const steps = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const chosen = usePlace();
  return [...steps].filter(([, place]) => (place ?? chosen) === chosen).map(([id]) => id);
}
