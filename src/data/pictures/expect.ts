import type {Picture} from '../schema';
import {banner as wide, card} from './shapes';

export const banner: Picture = wide(
  'expect/banner',
  'Morning at the retreat: tents, three timber houses and a pool with bathers in a meadow, misty hills behind.',
);

/** Not the pool, which the banner above it has. */
export const venue: Picture = card(
  'gallery/first-morning',
  'Mist between pines and high hills at sunrise: tents, an early riser who stretches, and the sheep still asleep.',
);

export const fun: Picture = {
  ...card(
    'expect/fun',
    'A craft table in a flowering meadow: people paint and print, and shirts with a sheep on them hang on a line.',
  ),
  focus: 'right',
};

export const parties: Picture = card(
  'expect/parties',
  'A barn full of dancers at night, with a disco ball, colored beams and strings of lights under the roof.',
);

export const familyMeals: Picture = {
  ...card(
    'expect/family-meals',
    'A long table in a meadow with bowls of food, where people of all sorts eat together under lights and flags.',
  ),
  focus: 'right',
};

export const transportation: Picture = {
  ...card(
    'expect/transportation',
    'The gear truck and a pink shuttle bus climb a steep, winding road through golden hills.',
  ),
  focus: 'right',
};

export const camping: Picture = {
  ...card(
    'expect/camping',
    'Tents in many colors between tall trunks, campers on a log, and shirts drying on a line.',
  ),
  focus: 'right',
};
