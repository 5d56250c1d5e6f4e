import {createStore} from '../../../ui/browser/store';

/** The build that is saved and newer than the page, once there is one that shows something else. */
export const newer = createStore<string | undefined>(undefined);
