import {useEffect, useLayoutEffect, useSyncExternalStore} from 'react';
import {createStore} from '../../../ui/browser/store';
import {usePlace} from '../edition/edition';
import {isAt} from '../model/isAt';
import type {Place} from '../model/types';

/** A step that stands on the page. */
export interface Step {
  /** Its task and its number there; the tick is kept under it. */
  id: string;
  /** Where it counts; everywhere when not said. */
  place?: Place;
  /** What it is called beside its task: 'step 2', 'Belly', 'safety check'. */
  name: string;
  /** The panels that it hangs or names. */
  panels: readonly string[];
}

const NONE: readonly Step[] = [];
const store = createStore(NONE);
const registered = new Map<string, Step>();
let isTold = true;

function tell() {
  if (isTold) return;
  isTold = true;
  store.set([...registered.values()]);
}

/**
 * Tells the page that a step stands on it, while it does. The guide has 130: all of them have come (or
 * gone) before the first one tells, so that those who listen hear of it once.
 */
export function useRegisteredStep({id, place, name, panels}: Step): void {
  const names = panels.join(' ');
  useLayoutEffect(() => {
    registered.set(id, {id, place, name, panels: names ? names.split(' ') : []});
    isTold = false;
    return () => {
      registered.delete(id);
      isTold = false;
    };
  }, [id, place, name, names]);
  useEffect(() => {
    tell();
    return tell;
  }, [id, place, name, names]);
}

/** The steps on the page that count at the chosen place, in its order; none until script runs. */
export function useSteps(): Step[] {
  const steps = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const chosen = usePlace();
  return steps.filter(isAt(chosen));
}

/** The id of a step: its tick is kept under it. */
export const idOf = (task: string, n: string): string => `${task}/${n}`;

/** What a step is called beside its task: the section that it hangs, or its number; checks have none. */
export const stepName = (number?: string, section?: string): string =>
  section ?? (number ? `step ${number}` : 'safety check');

/** The task that a step belongs to, which is also the id of its heading. */
export const taskOf = (stepId: string): string => stepId.slice(0, stepId.indexOf('/'));

/** The id of a step's row, for links that lead to it. */
export const anchorOf = (stepId: string): string => stepId.replace('/', '-');
