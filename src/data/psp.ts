/** The archive page /psp/: a trip of the past, kept because links to it are still about. */
export const psp = {
  title: 'BAAAHS at Palm\u00a0Springs Pride',
  dates: 'November 4 to 9, 2015',
  heading: 'a sheep goes to the desert',
  intro:
    'In 2015 the sheep went to Palm Springs, for the Pride festival and the parade. This page is kept as a memory; nothing on it is coming up.',
  now: 'What the sheep is up to now:',
  days: [
    {day: 'Wednesday', plan: 'pack'},
    {day: 'Thursday', plan: 'drive down'},
    {day: 'Friday', plan: 'build'},
    {day: 'Saturday', plan: 'festival'},
    {day: 'Sunday', plan: 'parade, then strike'},
  ],
};
