import {staticIsland} from '@site/src/ui/StaticIsland';

/** What changed on the sheep. The measured sheep is fetched only where it is drawn anew. */
export default staticIsland(() => import('./drawnYearSheep'));
