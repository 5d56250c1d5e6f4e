import {staticIsland} from '@site/src/ui/StaticIsland';

/** The sheep as it comes down, in three pictures. */
export default staticIsland(() => import('./drawnComing'));
