import {fetchedSheep} from '@site/src/features/guide';

/** The sheep as far as it hangs. It is fetched with the first tick: before there is nothing to light. */
export default fetchedSheep(() => import('./drawnSheep'));
