/** The same places by night, where the page is dark: what glows does, and the rest has the dark's colors. */
import {gold, ink, lilac, meadow, moss, pine, track, verge, wool, woolDeep} from './colours.mjs';

/** A color by daylight and what it is by night. */
const nights = [
  [wool, '#1f2742'],
  [ink, '#f2f0ea'],
  [woolDeep, '#8d86ad'],
  [meadow[0], '#2c4a4c'],
  [meadow[1], '#274347'],
  [meadow[2], '#305051'],
  [meadow[3], '#223c42'],
  [meadow[4], '#2a474a'],
  ['#86b98a', '#1f3a44'],
  ['#cdb9ef', '#3b3468'],
  ['#ffe58a', '#4a4a86'],
  [pine, '#1f6350'],
  [moss, '#123f3a'],
  [track, '#7d7791'],
  [verge, '#5d5878'],
];

const rule = (attribute, day, night) => `[${attribute}="${day}"]{${attribute}:${night}}`;

/** Heaven and moon have colors that glow elsewhere: a pool, a window. */
const heaven =
  `[d="M0 0h1200v260H0z"]{fill:#1b2350}[d^="M430 50"][fill="${lilac}"]{fill:#4d4587}` +
  `[r="54"][fill="${gold}"]{fill:#f6ecc4}`;

/** An image has the color scheme of the page around it. */
export const nightStyle = `@media(prefers-color-scheme:dark){${nights
  .flatMap(([day, night]) => [rule('fill', day, night), rule('stroke', day, night)])
  .join('')}${heaven}${rule('stroke', wool, lilac)}}`;
