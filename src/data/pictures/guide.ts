import type {Picture} from '../schema';
import {card} from './shapes';

export const sheep: Picture = card(
  'guide/sheep',
  'The finished sheep from the driver side, all panels on, beside a person in a helmet who reaches to its hoof.',
);

export const busParty: Picture = card(
  'guide/bus-party',
  'The yellow bus without its panels, party side: three shelves with loudspeakers below, a DJ on the platform above.',
);

export const busBusiness: Picture = card(
  'guide/bus-business',
  'The yellow bus without its panels, business side: the lower platform, the stair to the roof deck, and a red generator on its shelf.',
);
