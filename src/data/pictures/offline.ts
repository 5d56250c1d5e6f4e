import type {Picture} from '../schema';
import {cover as wide} from './shapes';

export const cover: Picture = wide(
  'offline/cover',
  'Late sun and dust over the desert: somebody in a sun hat sits on the back of the great sheep and reads on a phone. There is nothing else as far as one can see.',
);
