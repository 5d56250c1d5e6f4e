import {site} from '../config/site';
import {sides} from '../features/guide/model/panelFile';
import type {CrewId} from '../features/guide/model/types';
import {howLong} from '../text/dates';
import {lastTime} from '../text/season/words';
import {previousSeason, season} from './season';

/** The blurb about the collective on the home page. */
export const about = {
  heading: 'what is a BAAAHS?',
  paragraphs: [
    'Take a school bus. Put it inside a white sheep made of triangles, about forty feet long and two levels high. Give it a sound system, a platform for the DJ on its party side and more lights than a sheep strictly needs. That is a mutant vehicle, a mobile disco and a social statement, and you may climb aboard.',
    `A group of friends in the San Francisco Bay Area started it in ${site.founded}. Today it is queer, volunteer-run and built by its community: people who believe in expression, in taking part and in social justice, and who own more ratchet wrenches than planned.`,
  ],
};

/** What holds the collective up, besides the bolts. */
export const pillars = [
  {
    title: 'Community',
    icon: 'community',
    text: 'Volunteers do all of it: the building, the cooking, the driving, the dreaming up. Nobody needs to arrive with a skill; many leave with three.',
  },
  {
    title: 'Music',
    icon: 'music',
    text: 'A sheep with a sound system goes where the dance floor is, or brings one along. Our DJs play for whoever turns up, and for the joy of it.',
  },
  {
    title: 'Art',
    icon: 'art',
    text: 'The sheep is a sculpture that you can stand on and a light show that you can stand in. It is never quite finished, like all the best animals.',
  },
] as const;

/** The campout's card on the home page; its heading and buttons go by the phase (phases.ts). */
export const upcoming = {
  title: 'BAAAHS campout',
  titleWithTheme: season.theme ? `BAAAHS campout: ${season.theme}` : 'BAAAHS campout',
  lastDate: lastTime(previousSeason, season.year),
  text: `${howLong(season)} in the woods with DJs, art, a pool, brunch and dinner with the family, and one very large glowing sheep.`,
};

/** What the home page says to those who build the sheep. */
export const building = {
  heading: 'build the sheep',
  paragraphs: [
    'A sheep of this size travels in pieces. Crews put it together, and take it down again when the party is over. Pick your crew: the guide has your steps, bolts and panels, in order.',
  ],
};

/** What each crew works on. */
export const crewParts: Record<CrewId, string> = {
  'setup-lead': 'all of it, from setup to teardown',
  'party-crew': `the ${sides.party.word}: ${sides.party.means}`,
  'business-crew': `the ${sides.business.word}: ${sides.business.means}`,
  'head-and-hind-crew': 'face, head, neck and rear',
  'tech-crew': 'sound and lights',
};
