import type {Picture} from '../schema';
import {banner as wide, card} from './shapes';

export const banner: Picture = wide(
  'expect/banner',
  'Morning over the hills: a pool, a lodge and tents below at the right, and mist in the valley.',
);

export const venue: Picture = card(
  'expect/venue',
  'The venue from above: a turquoise pool, timber buildings, a winding road and pine hills behind.',
);

export const fun: Picture = card(
  'expect/fun',
  'A craft table in the shade: people paint and print shirts that hang on a line beside them.',
);

export const parties: Picture = card(
  'expect/parties',
  'A barn full of dancers at night, with a disco ball, coloured beams and fairy lights under the roof.',
);

export const familyMeals: Picture = card(
  'expect/family-meals',
  'A long table under the pines with bowls of food, and people of all sorts eating together.',
);

export const transportation: Picture = card(
  'expect/transportation',
  'The gear truck and a small shuttle bus climb a steep, winding road between hills and pines.',
);

export const camping: Picture = card(
  'expect/camping',
  'Tents in many colours stand between pines in the morning light, with a line of washing and a hammock.',
);
