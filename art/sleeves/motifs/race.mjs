import {coral, disco, gold, ink, lemon, wool} from '../colours.mjs';
import {fill, ground, n, polygon, rectangle, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const checks = (y) =>
  times(2, (row) =>
    times(13, (i) => ((row + i) % 2 ? rectangle(i * 60 - 90, y + row * 24, 60, 24) : '')).join(''),
  ).join('');

/** Too fast for the finish. */
export default function race({lines, random}) {
  const streaks = times(26, (i) => {
    const y = 66 + i * 18;
    const x = random(-40, 420);
    const length = random(140, 460);
    const thick = random(3, 11);
    return [
      i,
      polygon([
        [x, y],
        [x + length, y - thick / 2],
        [x + length, y + thick / 2],
      ]),
    ];
  });
  const pick = (kind) =>
    streaks
      .filter(([i]) => i % 3 === kind)
      .map(([, d]) => d)
      .join('');
  const title = setLines(lines, {x: 60, y: 84, width: 500, height: 432}, {gap: 16, at: 'middle'});
  const slant = `transform="translate(${n(300 * Math.tan((14 * Math.PI) / 180))}) skewX(-14)"`;
  return [
    ground(coral),
    `<g ${slant}>`,
    fill(disco, pick(0)),
    fill(gold, pick(1)),
    fill(wool, pick(2)),
    fill(wool, rectangle(-160, -8, 920, 56) + rectangle(-160, 552, 920, 56)),
    fill(ink, checks(0) + checks(552)),
    rimmed(title, {colour: lemon, rim: ink, width: 8, drop: [-12, 8]}),
    '</g>',
  ];
}
