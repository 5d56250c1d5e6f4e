import type {Place} from './types';

/** Whether something is for a place: what names none is for both. */
export const isAt =
  (place: Place) =>
  (one: {place?: Place}): boolean =>
    (one.place ?? place) === place;
