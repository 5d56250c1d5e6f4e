import {useSyncExternalStore} from 'react';
import {centimeters, feet} from '@site/src/text/feet';
import {keepStored, readStored} from '@site/src/ui/browser/storage';
import {createStore} from '@site/src/ui/browser/store';

const KEY = 'baaahs-units';
const METRIC = 'cm';

const store = createStore(typeof window !== 'undefined' && readStored(KEY) === METRIC);

/** Whether the reader wants centimeters; feet and inches until script runs. */
export function useMetric(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, () => false);
}

/** Shows lengths in centimeters or in feet and inches, and remembers it on the device. */
export function setMetric(on: boolean): void {
  keepStored(KEY, on ? METRIC : 'ft');
  store.set(on);
}

/** How the reader wants a length in inches to be written. */
export function useLength(): (inches: number) => string {
  return useMetric() ? centimeters : feet;
}
