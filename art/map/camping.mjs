import {circle, fill, polygon, rectangle} from '../sleeves/draw.mjs';
import {bark, dusk, ice, ink, night, sky, wool} from './colours.mjs';

/** A tent that stands about x, y. */
export const tent = (x, y, size, colour, shade) =>
  fill(
    colour,
    polygon([
      [x - size, y],
      [x - size * 0.25, y - size * 1.05],
      [x + size * 0.25, y],
    ]),
  ) +
  fill(
    shade,
    polygon([
      [x - size * 0.25, y - size * 1.05],
      [x + size * 0.25, y],
      [x + size, y - size * 0.22],
    ]),
  ) +
  fill(
    night,
    polygon([
      [x - size * 0.45, y],
      [x - size * 0.29, y - size * 0.6],
      [x - size * 0.08, y],
    ]),
  );

/** A car seen from the side, its wheels at y. */
export const car = (x, y, colour) =>
  fill(colour, `M${x - 34} ${y - 6}v-14q0-6 8-7l10-2 9-14q2-3 6-3h16q4 0 6 3l8 14q9 1 9 9v14z`) +
  fill(ice, `M${x - 12} ${y - 29}l7-11h8v11zM${x + 7} ${y - 29}v-11h8l7 11z`) +
  circle(ink, x - 18, y - 5, 8) +
  circle(ink, x + 22, y - 5, 8) +
  circle(wool, x - 18, y - 5, 3) +
  circle(wool, x + 22, y - 5, 3);

/** A small hut with a door and a sign on it, for showers and toilets. */
export const hut = (x, y, colour, mark) =>
  fill(colour, rectangle(x - 26, y - 62, 52, 62)) +
  fill(
    bark,
    polygon([
      [x - 34, y - 60],
      [x - 20, y - 78],
      [x + 24, y - 78],
      [x + 34, y - 60],
    ]),
  ) +
  fill(wool, rectangle(x - 16, y - 48, 32, 48)) +
  mark;

export const drop = (x, y) => fill(sky, `M${x} ${y - 14}q10 13 0 18q-10-5 0-18z`);

export const moon = (x, y) => fill(dusk, `M${x + 3} ${y - 12}a9 9 0 1 0 6 14a9 9 0 0 1-6-14z`);
