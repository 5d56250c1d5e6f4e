import type {Picture} from '../schema';
import {card, cover as wide, square} from './shapes';

export const cover: Picture = wide(
  'errors/cover',
  'The sheep, alone in a wide empty desert, looks past a signpost that points everywhere; wheel tracks go in circles.',
);

export const notFound: Picture = square(
  'errors/not-found',
  'At night people with torches search everywhere but behind them, where the great sheep hides behind a single pine.',
);

/** The same search from further off, for a frame that is wider than high. */
export const searching: Picture = wide(
  'errors/searching',
  'At night people with torches search the whole meadow but not behind them, where the great sheep hides behind a single pine.',
);

export const gone: Picture = card(
  'errors/gone',
  'At dawn the rear of the sheep leaves the picture at the left. Its hoofprints lead there; of two people one stands before them and shrugs, the other looks the wrong way.',
);

export const tbd: Picture = square(
  'errors/tbd',
  'The sheep is not ready yet: from a scaffold the crew paints the pupil of its second eye, and only half of its panels have color.',
);
