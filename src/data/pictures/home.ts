import type {Picture} from '../schema';
import {card, square} from './shapes';

export const whatIs: Picture = card(
  'home/what-is',
  'The whole sheep in the midday sun: white facets with a rainbow sheen over a yellow school bus, a dark smiling face, and people half as high as its legs.',
);

export const upcoming: Picture = card(
  'home/upcoming',
  'The sheep glowing in every colour between tall pines at dusk, with tents and string lights below it.',
);

export const collage: Picture[] = [
  square(
    'home/dust-parade',
    'The sheep rolls across the desert at golden hour, dust behind it and dancers on foot all round.',
  ),
  square(
    'home/roof-sunrise',
    'Friends sit on the back of the sheep and watch the sun come up over the hills.',
  ),
  square(
    'home/dj-booth',
    'A DJ with headphones raises a hand behind two turntables on the back of the sheep.',
  ),
  square(
    'home/build-day',
    'On a sunny build day people in hard hats carry facets to a half-covered yellow bus.',
  ),
  square(
    'home/night-glow',
    'At night the sheep shines pink, violet and blue under a sky full of stars.',
  ),
  square(
    'home/pride-street',
    'The sheep comes down a city street between painted house fronts, flags and cheering people.',
  ),
  square(
    'home/front-row',
    'Dancers in the front row throw up their arms in the coloured light of a stage.',
  ),
  square(
    'home/sheep-face',
    'The face of the sheep from close by: round white eyes, a broad dark muzzle and a small smile.',
  ),
  square(
    'home/hammock-nap',
    'Someone naps in a striped hammock between two pines with a hat over their face.',
  ),
];
