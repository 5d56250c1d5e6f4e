import type {Picture} from '../schema';
import {card} from './shapes';

export const sheep: Picture = card(
  'guide/sheep',
  'The finished sheep seen from the driver side, all panels on, beside a person for scale.',
);

export const busParty: Picture = card(
  'guide/bus-party',
  'The bus without its panels, party side: the DJ platform on the roof and three shelves with speakers.',
);

export const busBusiness: Picture = card(
  'guide/bus-business',
  'The bus without its panels, business side: the lower platform, the side stair and the generator shelf.',
);
