import {clover, disco, gold, lemon, mint, night, orange, pink, wool} from '../colours.mjs';
import {fill, ground, polygon, rectangle, star, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const wings = [
  [[250, 190], [60, 60], [40, 190], '#ffd1e8'],
  [[250, 190], [40, 190], [110, 270], pink],
  [[250, 200], [110, 270], [150, 340], '#ffd1e8'],
];
const half = [
  [[300, 70], [245, 110], [300, 350], lemon],
  [[245, 110], [215, 230], [300, 350], gold],
  [[215, 230], [165, 350], [300, 350], orange],
];
const mirror = ([a, b, c, colour]) => [...[a, b, c].map(([x, y]) => [600 - x, y]), colour];
const facet = ([a, b, c, colour]) =>
  `<path fill="${colour}" stroke="${colour}" d="${polygon([a, b, c])}"/>`;

/** A bell with wings, sparkling over the keys. */
export default function bell({lines, random}) {
  const sparks = times(26, () => {
    const size = random(8, 26);
    return star(random(10, 590), random(10, 400), size, size * 0.16, 4);
  }).join('');
  const white = times(13, (i) => rectangle(i * 47, 520, 43, 100)).join('');
  const black = times(13, (i) =>
    i % 7 === 2 || i % 7 === 6 ? '' : rectangle(i * 47 + 31, 520, 28, 46),
  ).join('');
  const title = setLines(lines, {x: 35, y: 390, width: 530, height: 110}, {at: 'middle'});
  return [
    ground(clover),
    fill(mint, sparks),
    ...wings.map(facet),
    ...wings.map(mirror).map(facet),
    `<circle cx="300" cy="358" r="34" fill="${disco}"/>`,
    ...half.map(facet),
    ...half.map(mirror).map((part, i) => facet([...part.slice(0, 3), ['#fff3a0', lemon, gold][i]])),
    fill(disco, 'M278 70a22 22 0 1 1 44 0l-8 8h-28z'),
    fill(wool, star(225, 150, 40, 6, 4) + star(390, 290, 30, 5, 4)),
    fill(night, rectangle(0, 510, 600, 90)),
    fill(wool, white),
    fill(night, black),
    rimmed(title, {colour: wool, rim: night, width: 10}),
  ];
}
