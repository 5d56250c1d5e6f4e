import type {Picture} from '../schema';
import {square} from './shapes';

/** In the collage, and on the page of a Pride of long ago. */
export const prideStreet: Picture = square(
  'home/pride-street',
  'The sheep comes down a street of painted houses, under strings of flags, between cheering people.',
);
