import {datesWithYear, eachDay, shortDates, weekdays} from '../text/dates';
import {scheduleWords} from '../text/season/words';
import {
  arriving,
  brunch,
  community,
  dancing,
  midnight,
  packing,
  visions,
  woods,
} from './pictures/campout';
import {fun} from './pictures/expect';
import type {Picture} from './schema';
import {scheduleDocument} from './schedule';
import {season} from './season';

const {place, nights} = season;
const weekend = [season.weekend, datesWithYear(season)].filter(Boolean).join(', ');

/** Under the title of /campout/. */
export const when = season.theme ? `${weekend}. Theme: “${season.theme}”.` : weekend;

/** What search engines and shared links say of /campout/. */
export const inShort = `The BAAAHS campout: ${weekend}, at ${place.name} in ${place.town}. ${nights} nights of DJs, art and family meals.`;

/**
 * For the plan in the Q&A: the days of the week, what those between the first and the last are, and the
 * hour by which one had better be there.
 */
export const days = {
  ...weekdays(season),
  areFull: nights > 2 ? 'full days' : 'a full day',
  arriveBy: '6\u00a0PM',
};

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
    `Once a year the flock packs its tents and heads for ${place.name}, a queer-owned retreat space in the mountains of ${place.town}, about ${place.hoursFromSanFrancisco} hours’ drive from San Francisco. For ${nights} nights there are DJs on several stages, art among the trees, a pool, and a sheep that lights up the forest.`,
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

/** What /campout/dj-lineup/ says first. */
export const lineupIntro = `It would not be a campout without a sick lineup. This is the ${season.year} lineup, and it is gloriously unwell.`;

/** After its last card. */
export const lineupEnd = {
  words: `${nights} nights of this.`,
  href: '/campout/schedule/',
  more: 'to the schedule',
  picture: midnight,
};

/** What it says while nobody is booked. */
export const lineupToCome = {
  description: `The DJs of the ${season.year} campout are being booked. Names follow here, with links to listen.`,
  intro: `It would not be a campout without a sick lineup. The ${season.year} one is being booked.`,
  heading: 'the deck is ready, the sleeve is empty',
  text: 'We are listening, asking and persuading. As soon as somebody is booked, the name stands here, with links to listen.',
};

/** The schedule that the site shows; `document` is null where there is none. */
export const schedule = {
  document: scheduleDocument,
  picture: midnight,
  heading: scheduleDocument ? `the schedule of ${scheduleDocument.year}` : 'the schedule',
  ...scheduleWords(scheduleDocument?.year, season.year),
};

/** A day of the poster on /campout/schedule/. */
export interface PosterDay {
  name: string;
  date: string;
  plan: string;
  picture: Picture;
}

/** The days between the first and the last: as many as there are nights but one, at most six. */
const fullDays = [
  {plan: 'A full day: brunch, dinner, and all you join in between.', picture: brunch},
  {plan: 'Another full day, and another night to dance.', picture: dancing},
  {plan: 'A full day for all that you have not tried yet. A nap counts.', picture: fun},
  {plan: 'Brunch, dinner, and a forest in between.', picture: woods},
  {plan: 'One more full day, and one more night with the sheep alight.', picture: visions},
  {plan: 'A full day with people who were strangers last week.', picture: community},
];

/** What is known of each day (Q&A, 'when is it'): hours and places are in the document. */
export const posterDays: PosterDay[] = eachDay(season).map((day, nth, all) => {
  if (nth === 0)
    return {
      ...day,
      plan: `Arrive from the morning on, ideally by ${days.arriveBy}. The party starts that night.`,
      picture: arriving,
    };
  if (nth === all.length - 1)
    return {...day, plan: 'Clean up and pack out, all together.', picture: packing};
  return {...day, ...fullDays[(nth - 1) % fullDays.length]!};
});

/** What /campout/schedule/ says above its days, and what is somewhere between them. */
export const poster = {
  // each number with its noun, wherever the line breaks
  heading: `${posterDays.length}\u00a0days, ${nights}\u00a0nights`,
  dates: datesWithYear(season),
  highlights: [
    'drag dodgeball',
    'a talent(less) show',
    'a pool party',
    'parties hosted every night',
  ],
};

/** What /campout/last-year/ says first. */
export const previousYearsIntro = {
  heading: 'previous years',
  text: 'Campouts past, the way we remember them: late light, loud hats and a great many triangles.',
};
