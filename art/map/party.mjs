import {circle, fill, line, polygon, rectangle, star, times} from '../sleeves/draw.mjs';
import {bark, disco, gold, ink, lilac, night, woolDeep} from './colours.mjs';

/** Someone dancing, standing at x, y. */
export const dancer = (x, y, skin, shirt) =>
  `<g stroke-linecap="round">${line(skin, 4, `M${x - 11} ${y - 42}l6 14M${x + 12} ${y - 40}l-7 12`)}${line(ink, 5, `M${x - 4} ${y}v-12M${x + 4} ${y}v-12`)}${line(shirt, 12, `M${x} ${y - 24}v7`)}</g>` +
  circle(skin, x, y - 38, 6);

/** A stage with a canopy and loudspeakers. */
export const stage = (x, y, colour, shade) =>
  fill(night, rectangle(x - 70, y - 92, 140, 74)) +
  line(bark, 6, `M${x - 72} ${y}v-96M${x + 72} ${y}v-96`) +
  fill(
    colour,
    polygon([
      [x - 90, y - 90],
      [x, y - 138],
      [x, y - 90],
    ]),
  ) +
  fill(
    shade,
    polygon([
      [x, y - 138],
      [x + 90, y - 90],
      [x, y - 90],
    ]),
  ) +
  fill(woolDeep, rectangle(x - 84, y - 20, 168, 20)) +
  [x - 54, x + 54]
    .map(
      (at) =>
        fill(ink, rectangle(at - 14, y - 66, 28, 46)) +
        circle(lilac, at, y - 36, 9) +
        circle(lilac, at, y - 54, 5),
    )
    .join('') +
  fill(disco, rectangle(x - 24, y - 44, 48, 24)) +
  fill(gold, star(x, y - 72, 14, 6, 5));

/** Lamps on a line between two points. */
export function lamps(x, y, width, sag) {
  const at = (t) => [x + width * t, y + sag * 4 * t * (1 - t)];
  const bulbs = times(9, (i) => circle(gold, ...at((i + 0.5) / 9), 5)).join('');
  return line(ink, 2.5, `M${x} ${y}q${width / 2} ${sag * 2} ${width} 0`) + bulbs;
}
