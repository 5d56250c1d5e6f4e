import {staticIsland} from '@site/src/ui/StaticIsland';

/** A crew's panels on the sheep. The measured sheep is fetched only where it is drawn anew. */
export default staticIsland(() => import('./drawnCrewPanels'));
