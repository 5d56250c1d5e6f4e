import {keepStored, readStored} from './storage';
import {createStore} from './store';

interface Form<T> {
  /** Reads what is kept; must give the very same value each time where nothing is. */
  read: (text: string | null) => T;
  write: (value: T) => string;
}

/** A store of what the device keeps under a key, in step with what other tabs keep there. */
export function createKeptStore<T>(key: string, {read, write}: Form<T>) {
  let kept = readStored(key);
  const {get, set, subscribe} = createStore(read(kept));
  /** What another tab has kept since comes first, so that nothing of it is lost. */
  const latest = () => {
    const now = readStored(key);
    if (now !== kept) set(read(now));
    kept = now;
    return get();
  };
  if (typeof window !== 'undefined') window.addEventListener('storage', latest);
  /** @returns false when the device refuses: the value is there until the page is closed */
  const keep = (value: T) => {
    const text = write(value);
    set(value);
    keepStored(key, text);
    kept = readStored(key);
    return kept === text;
  };
  return {get, subscribe, latest, keep};
}
