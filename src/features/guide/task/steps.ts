import {useEffect, useSyncExternalStore} from 'react';
import {createStore} from '../../../ui/browser/store';
import {usePlace} from '../edition/edition';
import type {Place} from '../model/types';

/** A step that stands on the page. */
export interface Step {
  /** Its task and its number there; the tick is kept under it. */
  id: string;
  /** Where it counts; everywhere when not said. */
  place?: Place;
  /** What it is called beside its task: 'step 2', 'Belly', 'safety check'. */
  name: string;
}

type StepsOnPage = ReadonlyMap<string, Step>;

const NONE: StepsOnPage = new Map();
const store = createStore(NONE);

/** Tells the page that a step stands on it, while it does. */
export function useRegisteredStep({id, place, name}: Step): void {
  useEffect(() => {
    store.set(new Map(store.get()).set(id, {id, place, name}));
    return () => {
      const rest = new Map(store.get());
      rest.delete(id);
      store.set(rest);
    };
  }, [id, place, name]);
}

/** The steps on the page that count at the chosen place, in its order; none until script runs. */
export function useSteps(): Step[] {
  const steps = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const chosen = usePlace();
  return [...steps.values()].filter(({place}) => (place ?? chosen) === chosen);
}

/** The task that a step belongs to, which is also the id of its heading. */
export const taskOf = (stepId: string): string => stepId.slice(0, stepId.indexOf('/'));

/** The id of a step's row, for links that lead to it. */
export const anchorOf = (stepId: string): string => stepId.replace('/', '-');
