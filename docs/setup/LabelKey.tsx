import {staticIsland} from '@site/src/ui/StaticIsland';

/** How to read a label. What draws it is fetched only where it is drawn anew. */
export default staticIsland(() => import('./drawnLabelKey'));
