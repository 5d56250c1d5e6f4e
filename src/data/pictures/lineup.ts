import type {Picture} from '../schema';
import {banner as wide} from './shapes';

export const banner: Picture = wide(
  'lineup/banner',
  'A DJ desk with two spinning records and a mixer in pink and blue light; a disco ball hangs at the right.',
);
