import {shortDates} from '../lib/dates';
import {season} from './season';

const {place, nights} = season;

/** They take turns under the banner of /campout/. */
export const questions = [
  'Who put a disco in the woods?',
  'What does one wear to drag dodgeball?',
  'Is it brunch yet?',
  'Does a feather boa count as a layer?',
];

/** What /campout/ says first. */
export const intro = {
  heading: 'sheep, meet forest',
  paragraphs: [
    `Once a year the flock packs its tents and heads for ${place.name}, a queer-owned retreat space in the mountains of ${place.town}, about ${place.hoursFromSanFrancisco} hours' drive from San Francisco. For ${nights} nights there are DJs on several stages, art among the trees, a pool, and a sheep that lights up the forest.`,
    'Brunch and dinner are included, and a free truck brings your camping gear up from the city. The days are for walks, crafts and questionable sports; the nights are for dancing. Everyone is welcome. You do not have to be a member, a camper or a sheep.',
  ],
};

/** What most people come to look up, each with its answer in the Q&A. */
export const facts = [
  {what: 'when', answer: shortDates(season), href: '/campout/q-and-a/#when'},
  {what: 'where', answer: place.town, href: '/campout/q-and-a/#where'},
  {
    what: 'how far',
    answer: `${place.hoursFromSanFrancisco} hours from SF`,
    href: '/campout/q-and-a/#where',
  },
  {what: 'food', answer: 'brunch and dinner', href: '/campout/q-and-a/#food'},
  {what: 'gear truck', answer: 'free, from SF', href: '/campout/q-and-a/#gear'},
  {what: 'dogs', answer: 'no', href: '/campout/q-and-a/#dogs'},
];

/** What /campout/what-to-expect/ says first. */
export const expectIntro = {
  heading: 'what to expect',
  text: 'Where you will sleep, what you will eat, how you and your tent get there, and what all the glitter is for.',
};

/**
 * What /campout/dj-lineup/ says first.
 * @param year the season's year, such as 2025
 */
export const lineupIntro = (year: number) =>
  `It would not be a campout without a sick lineup. This is the ${year} lineup, and it is gloriously unwell.`;

/** What /campout/last-year/ says first. */
export const previousYearsIntro = {
  heading: 'previous years',
  text: 'Campouts past, the way we remember them: late light, loud hats and a great many triangles.',
};
