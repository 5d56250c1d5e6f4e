import {theIncline} from '../places';
import type {Picture} from '../schema';

/** The campout's site as a drawing; art/map draws it. */
export const siteMap: Picture = {
  src: '/img/expect/map.svg',
  alt:
    `Map of ${theIncline.name}, not to scale. The steep road winds up from the lower left to the gate and ` +
    'check-in. There it forks: downhill to the parking at the bottom, uphill to the drop-off in the ' +
    'middle. Left of the uphill road: campsites among the trees, showers and toilets, and the ' +
    'forest trails, which run on across the top to a bench with long views in the upper right. ' +
    'Right of the road: the indoor party house, then the sheep among the trees, and below it the ' +
    'outdoor party with its stages. Lower right: the kitchen with its long tables and, beside it, the pool.',
  width: 1200,
  height: 900,
};
