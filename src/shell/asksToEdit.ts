import {keepStored, readStored} from '../ui/browser/storage';

const KEY = 'baaahs-edit-links';

/** Keeps on the device whether the ways to a page's files are shown. */
export const keepEditLinks = (on: boolean): void => keepStored(KEY, on ? 'on' : 'off');

/**
 * Whether to show the ways to a page's files. '?edit' in an address asks for them, once for all
 * pages; '?edit=no' forgets it.
 */
export function asksToEdit(search: string): boolean {
  const asked = new URLSearchParams(search).get('edit');
  if (asked !== null) keepEditLinks(asked !== 'no');
  return readStored(KEY) === 'on';
}
