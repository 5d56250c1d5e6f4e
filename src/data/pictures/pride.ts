import type {Picture} from '../schema';
import {banner as wide, square} from './shapes';

export const paradeBanner: Picture = wide(
  'psp/banner',
  'A road in the desert, palms and low houses along it, a high mountain behind: people with butterfly wings and rainbow flags dance before the sheep, which looks down at them.',
);

/* In the collage. */
export const prideStreet: Picture = square(
  'home/pride-street',
  'The sheep comes down a street of painted houses, under strings of flags, between cheering people.',
);

/* In the collage, and in the quilt of previous years. */
export const frontRow: Picture = square(
  'home/front-row',
  'Four friends in the front row throw up their arms before a crowd, in confetti, string lights and beams of every color.',
);

/* These two on the page of a Pride of long ago as well. */
export const dustParade: Picture = square(
  'home/dust-parade',
  'In the desert the sheep rolls towards us and raises dust; before it people cycle, dance with parasols and wings, and wave a rainbow flag.',
);

export const djBooth: Picture = square(
  'home/dj-booth',
  'A DJ with headphones and a blue mohawk raises a hand behind two turntables on the glowing back of the sheep.',
);
