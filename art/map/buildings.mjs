import {circle, fill, line, polygon, rectangle, star, times} from '../sleeves/draw.mjs';
import {bark, coral, disco, gold, ice, night, orange, pink, wool, woolDeep} from './colours.mjs';

/** A house with a gable, its front wall from x, and its foot at y. */
export function house(x, y, width, height, {wall, roof, shade}) {
  const top = y - height;
  return (
    fill(wall, rectangle(x, top, width, height)) +
    fill(
      roof,
      polygon([
        [x - 14, top],
        [x + width * 0.22, top - height * 0.72],
        [x + width * 0.78, top - height * 0.72],
        [x + width * 0.5, top],
      ]),
    ) +
    fill(
      shade,
      polygon([
        [x + width * 0.78, top - height * 0.72],
        [x + width * 0.5, top],
        [x + width + 14, top],
      ]),
    )
  );
}

/** Windows with dancing light behind them, and a door. */
export const windows = (x, y) =>
  fill(gold, rectangle(x, y - 42, 24, 24)) +
  fill(pink, rectangle(x + 34, y - 42, 24, 24)) +
  fill(night, rectangle(x + 72, y - 44, 30, 44)) +
  fill(wool, star(x + 87, y - 28, 10, 4, 4));

/** The check-in: a booth beside the road, its striped boom raised. */
export const gate = (x, y) =>
  line(bark, 9, `M${x + 52} ${y + 6}v-44`) +
  line(wool, 11, `M${x + 52} ${y - 36}l74-66`) +
  `<path fill="none" stroke="${disco}" stroke-width="11" stroke-dasharray="16 14" d="M${x + 52} ${y - 36}l74-66"/>` +
  fill(gold, rectangle(x - 32, y - 62, 64, 62)) +
  fill(ice, rectangle(x - 22, y - 52, 44, 26)) +
  fill(
    disco,
    polygon([
      [x - 44, y - 60],
      [x - 30, y - 84],
      [x + 30, y - 84],
      [x + 44, y - 60],
    ]),
  ) +
  line(bark, 4, `M${x} ${y - 84}v-34`) +
  fill(
    disco,
    polygon([
      [x, y - 120],
      [x + 34, y - 110],
      [x, y - 98],
    ]),
  );

/** A long table laid for many, with benches. */
export const table = (x, y, length) =>
  line(bark, 7, `M${x - 6} ${y - 16}h${length}M${x + 6} ${y + 20}h${length}`) +
  fill(
    woolDeep,
    polygon([
      [x - 4, y - 10],
      [x + length, y - 10],
      [x + length + 8, y + 12],
      [x + 4, y + 12],
    ]),
  ) +
  times(Math.floor(length / 30), (i) =>
    circle([coral, gold, pink][i % 3], x + 20 + i * 30, y + 1, 6),
  ).join('');

/** The pool with a ring and a mattress on it. */
export const pool = (x, y) =>
  fill(
    woolDeep,
    polygon([
      [x - 130, y - 30],
      [x - 70, y - 66],
      [x + 90, y - 66],
      [x + 138, y - 10],
      [x + 92, y + 54],
      [x - 86, y + 54],
    ]),
  ) +
  fill(
    ice,
    polygon([
      [x - 112, y - 26],
      [x - 62, y - 52],
      [x + 82, y - 52],
      [x + 120, y - 10],
      [x + 82, y + 40],
      [x - 78, y + 40],
    ]),
  ) +
  fill(
    '#a9e0ff',
    polygon([
      [x - 112, y - 26],
      [x - 62, y - 52],
      [x + 20, y - 52],
      [x - 40, y + 4],
    ]),
  ) +
  `<circle cx="${x + 56}" cy="${y - 18}" r="17" fill="none" stroke="${pink}" stroke-width="11"/>` +
  fill(
    gold,
    polygon([
      [x - 52, y + 4],
      [x - 2, y - 8],
      [x + 6, y + 12],
      [x - 44, y + 24],
    ]),
  ) +
  line(orange, 4, `M${x - 39} ${y + 1}l8 20M${x - 26} ${y - 2}l8 20M${x - 13} ${y - 5}l8 20`);
