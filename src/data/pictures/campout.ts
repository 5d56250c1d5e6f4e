import type {Picture} from '../schema';
import {banner as wide, card} from './shapes';

export const banner: Picture = wide(
  'campout/banner',
  'A valley at sunset with pines, glowing tents and, at the right, the sheep lit in all its colours.',
);

export const woods: Picture = card(
  'campout/woods',
  'Sunbeams fall through tall pines onto a forest trail with ferns, flowers and two walkers.',
);

export const visions: Picture = card(
  'campout/visions',
  'At night the light show of the sheep spills in colour over the trunks and tops of the trees around it.',
);

export const auralPleasures: Picture = card(
  'campout/aural-pleasures',
  'A DJ plays on a wooden stage between speaker towers while people dance under string lights.',
);

export const art: Picture = card(
  'campout/art',
  'A great open flower of coloured glass facets stands in a golden meadow; two people look up at it.',
);

export const participate: Picture = card(
  'campout/participate',
  'Drag dodgeball: players in wigs, wings and tutus throw red balls across a court in the sun.',
);

export const community: Picture = card(
  'campout/community',
  'People of many shapes and colours sit and hug around a camp fire under the stars.',
);
