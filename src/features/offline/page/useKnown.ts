import {useSyncExternalStore} from 'react';
import {known, type Known} from './device';

const unknown = (): Known => 'unknown';

/** What is known of this device; nothing before the browser has been asked. */
export const useKnown = (): Known => useSyncExternalStore(known.subscribe, known.get, unknown);
