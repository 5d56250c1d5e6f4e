import {art, auralPleasures, community, participate, visions, woods} from './pictures/campout';
import type {Feature} from './schema';
import {season} from './season';

/** The six cards of /campout/. */
export const features: Feature[] = [
  {
    title: 'woods',
    subtitle:
      'Mountains, forest trails and long views, near the Mendocino National Forest. Pitch a tent, breathe in, find your flock.',
    img: woods,
  },
  {
    title: 'visions',
    subtitle:
      'At night the sheep puts on a light show in the trees. The trees look fabulous, and they know it.',
    img: visions,
  },
  {
    title: 'aural pleasures',
    subtitle: `Multiple stages and ${season.nights} nights of DJs. Your feet will file a complaint; your ears will not sign it.`,
    img: auralPleasures,
    link: '/campout/dj-lineup/',
    more: 'who plays',
  },
  {
    title: 'art',
    subtitle:
      'Queer art from the Bay Area and beyond, out among the trees. Making something? We help artists with materials and logistics.',
    img: art,
  },
  {
    title: 'participate and play',
    subtitle:
      'Nature walks, screen printing, crafts, drag dodgeball, a talent(less) show, a Wild West pool party. Talent is welcome and not required.',
    img: participate,
  },
  {
    title: 'community',
    subtitle:
      'We eat together, dance together and clean up together. By the last brunch the strangers have names, and some have your boa.',
    img: community,
  },
];
