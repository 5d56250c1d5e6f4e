import {lazy} from 'react';

/** The sheep as far as it hangs. It is fetched with the first tick: before there is nothing to light. */
export default lazy(() => import('./drawnSheep'));
