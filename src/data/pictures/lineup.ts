import type {Picture} from '../schema';
import {banner as wide, square} from './shapes';

export const banner: Picture = wide(
  'lineup/banner',
  'A purple DJ desk with two turntables and a mixer, under a disco ball that throws beams of every color.',
);

/** Beside the words while nobody is booked. */
export const record: Picture = square(
  'gallery/record-spinning',
  'A hand with painted nails on a spinning record, its pink label printed with a sheep.',
);
