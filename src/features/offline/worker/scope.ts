/**
 * The worker's own surroundings. TypeScript's library of them cannot stand beside that of pages,
 * with which the rest of the project is checked, so what is used of it is written here.
 */
import type {FileList} from '../saved/list';

export interface Lasting extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: {
      includeUncontrolled: boolean;
    }) => Promise<{postMessage: (message: unknown) => void}[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'message', listener: (event: Lasting & {data: unknown}) => void): void;
  };
}

export const scope = self as unknown as Scope;

/** Stands before the worker in the built file, see src/features/offline/list. */
declare const offlineFiles: FileList;

/** What this worker's build lets a device keep. */
export const list = offlineFiles;

/** True when a worker of another build is on its way; it will save its own. */
export const isSuperseded = () =>
  Boolean(scope.registration.installing ?? scope.registration.waiting);
