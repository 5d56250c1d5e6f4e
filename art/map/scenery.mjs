import {seeded} from '../sleeves/random.mjs';
import {circle, fill, line, polygon, times} from '../sleeves/draw.mjs';
import {bark, clover, gold, ice, lilac, meadow, moss, pine, wool} from './colours.mjs';

const random = seeded('the incline');

/** A polygon of whole numbers, which are fewer bytes to save. */
const whole = (points) => polygon(points.map((point) => point.map(Math.round)));

/** Sky with a sun, far mountains, then the meadow in facets. */
export function land() {
  const columns = 13;
  const rows = 9;
  const corner = times(rows + 1, (row) =>
    times(columns + 1, (i) => [
      (i * 1200) / columns + (i % columns ? random(-30, 30) : 0),
      row
        ? 150 + (row * 750) / rows + (row < rows ? random(-26, 26) : 0)
        : 168 - 30 * Math.sin(i * 0.9),
    ]),
  );
  const facets = meadow.map(() => []);
  times(rows, (row) =>
    times(columns, (i) => {
      const [a, b] = [corner[row][i], corner[row][i + 1]];
      const [c, d] = [corner[row + 1][i], corner[row + 1][i + 1]];
      for (const facet of [
        [a, b, c],
        [b, d, c],
      ]) {
        facets[Math.floor(random(0, meadow.length))].push(whole(facet));
      }
    }),
  );
  return [
    fill(ice, 'M0 0h1200v260H0z'),
    circle('#ffe58a', 905, 86, 78),
    circle(gold, 905, 86, 54),
    fill(
      '#cdb9ef',
      polygon([
        [0, 150],
        [130, 70],
        [290, 140],
        [430, 50],
        [610, 130],
        [790, 60],
        [960, 130],
        [1110, 40],
        [1200, 95],
        [1200, 260],
        [0, 260],
      ]),
    ),
    fill(
      lilac,
      polygon([
        [430, 50],
        [610, 130],
        [500, 170],
      ]) +
        polygon([
          [1110, 40],
          [1200, 95],
          [1200, 170],
          [1090, 160],
        ]) +
        polygon([
          [130, 70],
          [290, 140],
          [180, 180],
        ]),
    ),
    fill(
      '#86b98a',
      polygon([
        [0, 190],
        [220, 120],
        [420, 175],
        [640, 118],
        [860, 180],
        [1040, 130],
        [1200, 180],
        [1200, 260],
        [0, 260],
      ]),
    ),
    fill(meadow[1], 'M0 165h1200v735H0z'),
    ...facets.map(
      (list, i) => `<path fill="${meadow[i]}" stroke="${meadow[i]}" d="${list.join('')}"/>`,
    ),
  ];
}

/** A footpath in dashes. */
export const trail = (d) =>
  `<path fill="none" stroke="${wool}" stroke-width="8" stroke-dasharray="2 17" d="${d}"/>`;

/** A pine that stands at x, y; size is its height. */
export function tree(x, y, size) {
  const tier = (top, half, height) => [
    fill(
      pine,
      whole([
        [x, y - size * top],
        [x - size * half, y - size * (top - height)],
        [x, y - size * (top - height)],
      ]),
    ),
    fill(
      moss,
      whole([
        [x, y - size * top],
        [x, y - size * (top - height)],
        [x + size * half, y - size * (top - height)],
      ]),
    ),
  ];
  return [
    fill(
      bark,
      whole([
        [x - 4, y],
        [x + 4, y],
        [x + 4, y - size * 0.25],
        [x - 4, y - size * 0.25],
      ]),
    ),
    ...tier(0.72, 0.32, 0.54),
    ...tier(1, 0.24, 0.46),
  ].join('');
}

/** A round leafy tree, in two halves. */
export const bush = (x, y, r) =>
  circle(clover, x, y - r, r) + fill('#4ba36b', `M${x} ${y - 2 * r}a${r} ${r} 0 0 0 0 ${2 * r}z`);

/** A bench that looks out over the hills. */
export const bench = (x, y) =>
  line(
    bark,
    7,
    `M${x - 34} ${y - 14}h68M${x - 34} ${y - 28}h68M${x - 26} ${y}v-28M${x + 26} ${y}v-28`,
  );
