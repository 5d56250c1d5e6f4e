import type {Picture} from '../schema';
import {card} from './shapes';

/** Of the campout; the list of what to bring shows it. */
export {packOutAtDusk as packOut} from './campout';

/** Of the home page: what all crews learn begins with it. */
export {buildDay} from './build-day';

/** At the head of a page of its own, which fetches the words of no other picture. */
export {briefing} from './guide/briefing';
export {safety} from './guide/safety';
export {setupLead} from './guide/setup-lead';
export {sheep} from './guide/sheep';
export {teardown} from './guide/teardown';

export const busParty: Picture = card(
  'guide/bus-party',
  'The yellow bus without its panels, party side, its front to the left: three shelves with loudspeakers, the DJ platform above them, struts with red ends, a crew in red and a red sign with a D.',
);

export const busBusiness: Picture = card(
  'guide/bus-business',
  'The yellow bus without its panels, business side, its front to the right: the lower platform, the stair to the railed upper platform, a generator on its shelf, struts with green ends, a crew in green and a green sign with a P.',
);

export const headAndHind: Picture = card(
  'guide/head-and-hind',
  'The yellow bus from its front, without panels: on the platform above it stands the dark face of the sheep, tilted back, with two people in blue and hard hats behind it. One is on the ground, clear of it, in a hard hat and with a hammer; panels lean beside a blue table.',
);

export const tech: Picture = card(
  'guide/tech',
  'The yellow bus at dusk: loudspeakers on their shelves, the DJ platform above them, cables on the ground, two bins with tubes of light, and three people in orange: one carries a tube, one holds the end of a cable, one stands at the desk.',
);

export const handover: Picture = card(
  'guide/handover',
  'Dusk: two people in red shirts and helmets hold their phones together, one of them showing a code. Behind them the sheep has its front panels; of the rest the yellow bus is still bare.',
);
