import {keepStored, readStored} from '../../../ui/browser/storage';

const KEY = 'baaahs-search-slash';

/** Whether the key / opens the search: yes, unless somebody has switched it off on this device. */
export const slashOpens = (): boolean => readStored(KEY) !== 'off';

export const letSlashOpen = (on: boolean): void => keepStored(KEY, on ? 'on' : 'off');
