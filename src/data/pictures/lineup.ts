import type {Picture} from '../schema';
import {banner as wide} from './shapes';

export const banner: Picture = wide(
  'lineup/banner',
  'A purple DJ desk with two turntables and a mixer, under a disco ball that throws beams of every color.',
);
