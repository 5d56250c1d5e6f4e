import type {Picture} from '../schema';
import {square} from './shapes';

/** In the collage of the home page, and beside the application. */
export const buildDay: Picture = {
  ...square(
    'home/build-day',
    'On a sunny build day a crew in helmets hangs panels: the front of the sheep is done, the rear of the yellow bus still bare.',
  ),
  focus: 'left',
};
