import {staticIsland} from '@site/src/ui/StaticIsland';

/** The picture of a group of panels. Its code and the measured sheep are fetched only where it is drawn anew. */
export default staticIsland(() => import('./drawnFrame'));
