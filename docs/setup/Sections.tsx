import {staticIsland} from '@site/src/ui/StaticIsland';

/** Which sections are new or gone. The guide's own page is fetched only where it is drawn anew. */
export default staticIsland(() => import('./drawnSections'));
