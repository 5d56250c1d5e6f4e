import {useSyncExternalStore} from 'react';
import {keepStored} from '../ui/browser/storage';
import {createStore} from '../ui/browser/store';

const KEY = 'baaahs-sunlight';
const ON = 'on';

// The head's script has read the device by now; while the site is built there is no document.
const store = createStore(
  typeof document !== 'undefined' && document.documentElement.dataset.sunlight === ON,
);

/** Whether large type and strong contrast are on; off until script runs. */
export function useSunlight(): boolean {
  return useSyncExternalStore(store.subscribe, store.get, () => false);
}

/** Turns large type and strong contrast on or off, and remembers it on the device. */
export function setSunlight(on: boolean): void {
  if (on) document.documentElement.dataset.sunlight = ON;
  else delete document.documentElement.dataset.sunlight;
  keepStored(KEY, on ? ON : 'off');
  store.set(on);
}

/** A script for the head of every page: does it before anything is seen. A refusing device is off. */
export const sunlightScript = `try{localStorage.getItem('${KEY}')==='${ON}'&&(document.documentElement.dataset.sunlight='${ON}')}catch{}`;
