import type {Picture} from '../schema';
import {buildDay} from './build-day';
import {djBooth, dustParade, frontRow, prideStreet} from './pride';
import {card, square} from './shapes';

export const whatIs: Picture = card(
  'home/what-is',
  'The whole sheep in the midday sun: white facets with a soft rainbow sheen over a yellow school bus, a dark smiling face, and dancers at its feet.',
);

export const upcoming: Picture = card(
  'home/upcoming',
  'The sheep glows in rainbow colors between tall pines at dusk, with glowing tents and dancers before it.',
);

export const collage: Picture[] = [
  dustParade,
  square(
    'home/roof-sunrise',
    'Three friends sit on the back of the sheep and watch the sun rise over the hills; a fourth waves from its shoulders.',
  ),
  djBooth,
  buildDay,
  square(
    'home/night-glow',
    'At night the sheep shines pink and violet under the stars, and people before it throw up their arms.',
  ),
  prideStreet,
  frontRow,
  square(
    'home/sheep-face',
    'The face of the sheep from close by: round white eyes, a broad dark muzzle, pink cheeks and a smile.',
  ),
  square(
    'home/hammock-nap',
    'Someone naps in a red and white hammock between two trees in a flowering meadow, under a string of flags.',
  ),
];
