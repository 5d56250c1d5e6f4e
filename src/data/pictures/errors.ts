import type {Picture} from '../schema';
import {cover as wide, square} from './shapes';

export const cover: Picture = wide(
  'errors/cover',
  'The sheep, alone in a wide empty desert, looks past a signpost that points everywhere; wheel tracks go in circles.',
);

export const tbd: Picture = square(
  'errors/tbd',
  'A half-built sheep: the head is up, many facets are missing, and others lie on the ground round the yellow bus.',
);
