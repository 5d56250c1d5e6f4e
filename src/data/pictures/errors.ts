import type {Picture} from '../schema';
import {cover as wide, square} from './shapes';

export const cover: Picture = wide(
  'errors/cover',
  'The sheep, alone in a wide empty desert, looks past a signpost that points everywhere; wheel tracks go in circles.',
);

export const notFound: Picture = square(
  'errors/not-found',
  'At night people with torches search everywhere but behind them, where the great sheep hides behind a single pine.',
);

export const tbd: Picture = square(
  'errors/tbd',
  'The sheep is not ready yet: from a scaffold the crew paints the pupil of its second eye, and only half of its panels have color.',
);
