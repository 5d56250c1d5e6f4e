import type {Picture} from '../schema';
import {banner as wide} from './shapes';

export const banner: Picture = wide(
  'q-and-a/banner',
  'The sheep looks kindly down at people who hold up big colored question marks.',
);
