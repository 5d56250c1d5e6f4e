import type {Picture} from '../schema';
import {card} from './shapes';

export const sheep: Picture = card(
  'guide/sheep',
  'The finished sheep from the driver side, all panels on, beside a person in a helmet who reaches to its hoof.',
);

export const busParty: Picture = card(
  'guide/bus-party',
  'The yellow bus without its panels, party side, its front to the left: three shelves with loudspeakers, the DJ platform above them, struts with red ends, a crew in red and a red sign with a D.',
);

export const busBusiness: Picture = card(
  'guide/bus-business',
  'The yellow bus without its panels, business side, its front to the right: the lower platform, the stair to the railed upper platform, a generator on its shelf, struts with green ends, a crew in green and a green sign with a P.',
);
