import {buildDay} from './pictures/build-day';
import {banner, packOutAtDusk} from './pictures/campout';
import {transportation} from './pictures/expect';
import {djBooth, dustParade} from './pictures/pride';

/** The archive page /psp/: a trip of the past, kept because links to it are still about. */
export const psp = {
  title: 'BAAAHS at Palm\u00a0Springs Pride',
  dates: 'November 4 to 9, 2015',
  heading: 'a sheep goes to the desert',
  intro:
    'In 2015 the sheep went to Palm\u00a0Springs, for the Pride festival and the parade. This page is kept as a memory; nothing on it is coming up.',
  /** The way on, at its end. */
  now: {
    words: 'what the sheep is up to now',
    href: '/campout/',
    more: 'to the campout',
    picture: banner,
  },
  days: [
    {day: 'Wednesday', plan: 'pack', picture: {...packOutAtDusk, focus: 'right' as const}},
    {day: 'Thursday', plan: 'drive down', picture: transportation},
    {day: 'Friday', plan: 'build', picture: buildDay},
    {day: 'Saturday', plan: 'festival', picture: djBooth},
    {day: 'Sunday', plan: 'parade, then strike', picture: dustParade},
  ],
};
