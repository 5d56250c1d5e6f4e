import {staticIsland} from '../../../ui/StaticIsland';

/** A code that is on a page from the first: what draws it stays at home. */
export const QrCode = staticIsland(() => import('./QrCode'));
