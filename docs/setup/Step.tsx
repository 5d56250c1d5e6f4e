import type {OrderSaid, OrderShown} from '@site/src/features/guide';
import {hydrateWhenAsked} from '@site/src/ui/StaticIsland/hydrateWhenAsked';

/** A step on the sheep, and in words. The measured sheep is fetched when another step is asked for. */
export const Pictures = hydrateWhenAsked<OrderShown>(
  () => import('./drawnPictures'),
  <p>The picture of this step did not arrive. It needs a network, once.</p>,
);
export const Words = hydrateWhenAsked<OrderSaid>(
  () => import('./drawnWords'),
  <p>All steps are below.</p>,
);
