import type {Picture} from '../schema';
import {banner as wide, card, square, stage} from './shapes';

export const banner: Picture = wide(
  'campout/banner',
  'A valley at sunset with pines, glowing tents and a camp fire; at the right the sheep, lit from pink to blue.',
);

export const woods: Picture = card(
  'campout/woods',
  'Two walkers follow a forest trail between great trunks and ferns in soft sunlight; one wears butterfly wings.',
);

export const visions: Picture = card(
  'campout/visions',
  'At night the sheep glows blue and violet among the pines and sends beams of every color into the sky.',
);

export const auralPleasures: Picture = card(
  'campout/aural-pleasures',
  'A DJ plays under a rainbow arch between speaker towers while a crowd dances beneath string lights.',
);

export const art: Picture = card(
  'campout/art',
  'A giant flower of red, orange and violet facets stands in a golden meadow; people look up at it and dance.',
);

export const participate: Picture = card(
  'campout/participate',
  'Drag dodgeball: players in big wigs and tutus throw red balls across a clay court while others cheer.',
);

export const community: Picture = card(
  'campout/community',
  'People sit round a camp fire under string lights with a guitar, mugs and marshmallows on sticks; two friends stand arm in arm.',
);

/** The days of the schedule's poster: one meadow, seen from one place. */
export const arriving: Picture = square(
  'campout/arriving',
  'The first afternoon: a pink tent goes up before the sheep, somebody brings a rolled one, and the gear truck stands open.',
);

export const brunch: Picture = square(
  'campout/brunch',
  'Noon in the same meadow: a long table full of food and people before the sheep, and somebody in a flamingo ring with both arms up.',
);

export const dancing: Picture = square(
  'campout/dancing',
  'By night the sheep glows in every color, beams fan out under the moon, and a crowd dances in its light.',
);

export const packing: Picture = square(
  'campout/packing',
  'The last morning: two people carry a panel of the sheep, which sleeps with one side open; the tents are gone.',
);

export const wayUp: Picture = wide(
  'campout/way-up',
  'A yellow car with tents, a cooler and a flamingo on its roof drives up a winding road to the sheep on a hill.',
);

export const packOut: Picture = card(
  'gallery/pack-out',
  'The last day: a chain of people carries bags to the open gear truck.',
);

/** Beside scenes that are at dusk where the site is dark; the quilt of years keeps its colors. */
export const packOutAtDusk: Picture = {...packOut, byDay: true};

export const midnight: Picture = stage(
  'gallery/stage-at-midnight',
  'Beams of every color fan out over a crowd and a rainbow stage at midnight.',
);
