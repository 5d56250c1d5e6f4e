import {staticIsland} from '@site/src/ui/StaticIsland';

/** The table of all struts: it never changes, and its links need no script. */
export default staticIsland(() => import('./drawnStrutTable'));
