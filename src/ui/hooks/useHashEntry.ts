import {useSyncExternalStore} from 'react';
import {decodeHash} from '../../text/decodeHash';

const listeners = new Set<() => void>();
/** Of the page whose hash they answer. */
let pathname = '';
const tell = () => listeners.forEach((listener) => listener());

const currentId = () => decodeHash(window.location.hash);

function addressWith(id: string, search = window.location.search) {
  return window.location.pathname + search + (id && `#${id}`);
}

function subscribe(listener: () => void) {
  ({pathname} = window.location);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The id after the # of the address; '' without one, without script and when it is no valid encoding.
 * For what a page shows by it: the router would draw the whole page again, and scroll.
 */
export function useHashEntry(): string {
  return useSyncExternalStore(subscribe, currentId, () => '');
}

/** What the address asks after its ?, by name; null where it does not, and until script runs. */
export function useSearchEntry(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  );
}

/**
 * Answers the address that Back, Forward or the reader has set.
 * @returns whether something on this page shows what it names; else it is the router's
 */
export function answerHash(): boolean {
  const answers = listeners.size > 0 && window.location.pathname === pathname;
  if (answers) tell();
  return answers;
}

/**
 * Shows something by its id, so that Back leads to where one was before.
 * @param search what the address asks after its ?; stays when not given
 */
export function enterHash(id: string, search = window.location.search): void {
  const state = {...(window.history.state as object | null), entered: true};
  window.history.pushState(state, '', addressWith(id, search));
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
