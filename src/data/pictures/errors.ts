import type {Picture} from '../schema';
import {cover as wide, square} from './shapes';

export const cover: Picture = wide(
  'errors/cover',
  'The sheep, small and alone in a wide empty desert, looks about; its wheel tracks go in circles.',
);

export const tbd: Picture = square(
  'errors/tbd',
  'A half-built sheep: the head is on, half the panels lie on the ground, and a ladder leans on the bus.',
);
