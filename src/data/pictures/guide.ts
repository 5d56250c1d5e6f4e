import type {Picture} from '../schema';
import {card} from './shapes';

/** Of the campout; the list of what to bring shows it. */
export {packOutAtDusk as packOut} from './campout';

/** Of the home page: what all crews learn begins with it. */
export {buildDay} from './build-day';

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

export const headAndHind: Picture = card(
  'guide/head-and-hind',
  'The yellow bus from its front, without panels: on the platform above it stands the dark face of the sheep, tilted back, with two people in blue and hard hats behind it. One is on the ground, clear of it, in a hard hat and with a hammer; panels lean beside a blue table.',
);

export const tech: Picture = card(
  'guide/tech',
  'The yellow bus at dusk: loudspeakers on their shelves, the DJ platform above them, cables on the ground, two bins with tubes of light, and three people in orange: one carries a tube, one holds the end of a cable, one stands at the desk.',
);

export const setupLead: Picture = card(
  'guide/setup-lead',
  'The work area: a red, a green and a blue table with papers taped to them, somebody of each crew behind them, struts and panels laid out, a board with a first-aid kit and a fire extinguisher, drinks and fruit under a parasol, and the setup lead in a white helmet with a list.',
);

export const briefing: Picture = card(
  'guide/briefing',
  'A bright morning: the setup lead, in a white helmet and with a list, talks to people in red, green, blue and orange shirts round a table with papers and a thermos. One raises a hand, somebody brings coffee and croissants on a tray, and one crouches to pick up a dropped wrench, beside a bucket with a rubber duck in it. Behind them the sheep, its front panels on, listens.',
);

export const safety: Picture = card(
  'guide/safety',
  'Somebody stands on a stepladder with both hands at the corner of a panel. A second person holds the ladder; a third waits clear of the panels with a buckled tool bag. All wear hard hats, gloves and boots. In the foreground a board with a first-aid kit and a fire extinguisher, and bottles of water on a crate.',
);

export const handover: Picture = card(
  'guide/handover',
  'Dusk: two people in red shirts and helmets hold their phones together, one of them showing a code. Behind them the sheep has its front panels; of the rest the yellow bus is still bare.',
);

export const teardown: Picture = card(
  'guide/teardown',
  'Early light: two people in red shirts and helmets carry a panel of the sheep to the gear truck. The sheep watches them, its party side open, so that one sees the bus and the loudspeakers.',
);
