import {useSyncExternalStore} from 'react';
import {decodeHash} from '../../text/decodeHash';
import {interceptPopstate} from '../browser/interceptPopstate';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const currentId = () => decodeHash(window.location.hash);

function addressWith(id: string) {
  const {pathname, search} = window.location;
  return pathname + search + (id && `#${id}`);
}

function subscribe(listener: () => void) {
  const {pathname} = window.location;
  listeners.add(listener);
  const release = interceptPopstate(() => {
    const here = window.location.pathname === pathname;
    if (here) listener();
    return here;
  });
  return () => {
    listeners.delete(listener);
    release();
  };
}

/** The id after the # of the address; '' without one, without script and when it is no valid encoding. */
export function useHashEntry(): string {
  return useSyncExternalStore(subscribe, currentId, () => '');
}

/** Shows something by its id, so that Back leads to where one was before. */
export function enterHash(id: string): void {
  const state = {...(window.history.state as object | null), entered: true};
  window.history.pushState(state, '', addressWith(id));
  tell();
}

/** Shows something else in its place; Back still leads to where one was before both. */
export function changeHash(id: string): void {
  window.history.replaceState(window.history.state, '', addressWith(id));
  tell();
}

/** Leaves what is shown: goes back to where one was, or, when one came by a link, stays on the page. */
export function leaveHash(): void {
  if (window.location.hash === '') return;
  const state = window.history.state as {entered?: boolean} | null;
  if (state?.entered) window.history.back();
  else changeHash('');
}
