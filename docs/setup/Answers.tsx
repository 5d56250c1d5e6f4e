import type {FinderAsking} from '@site/src/features/guide';
import {hydrateWhenAsked} from '@site/src/ui/StaticIsland/hydrateWhenAsked';

/** The map and the answers of the finder. The year's panels are fetched when somebody reaches for it. */
export default hydrateWhenAsked<FinderAsking>(
  () => import('./drawnAnswers'),
  <p>Map and answers did not arrive. They need a network, once. The tables below have every panel.</p>,
);
