import {keepStored, readStored} from '../../../ui/browser/storage';

const KEY = 'baaahs-search-slash';

/** Whether the key / opens the search: yes, unless somebody has switched it off on this device. */
export const slashOpens = (): boolean => readStored(KEY) !== 'off';

export const letSlashOpen = (on: boolean): void => keepStored(KEY, on ? 'on' : 'off');

/** Whether somebody is typing, so that a letter is a letter. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/**
 * Whether a key opens the search: Ctrl-K or Cmd-K anywhere, / by itself where nobody types. A single
 * character has to be one that can be switched off (WCAG 2.1.4).
 */
export function isShortcut({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && !isTyping(target) && slashOpens();
}
