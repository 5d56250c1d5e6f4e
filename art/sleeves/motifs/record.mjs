import {coral, disco, gold, ink, lemon, night, wool} from '../colours.mjs';
import {circle, fill, ground, ring, times, wedge} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

/** One tiny sheep running on one enormous record. */
export default function record({lines}) {
  const grooves = times(15, (i) =>
    ring(i % 5 === 2 ? '#4b4f70' : '#2b2f4a', i % 5 === 2 ? 4 : 3, 300, 440, 330 - i * 14),
  );
  const coat = [
    [-20, -6, 14],
    [-6, -14, 15],
    [10, -13, 15],
    [22, -4, 13],
    [0, 2, 18],
  ];
  const title = setLines(lines, {x: 50, y: 330, width: 500, height: 235}, {gap: 16, even: true});
  return [
    ground(gold),
    circle(lemon, 300, 440, 420),
    circle(ink, 300, 440, 342),
    ...grooves,
    `<g fill-opacity=".16">${fill(wool, wedge(300, 440, 338, -150, -132) + wedge(300, 440, 338, -58, -38))}</g>`,
    circle(coral, 300, 440, 118),
    circle(disco, 300, 440, 92),
    `<g transform="translate(300 52) scale(1.45)">`,
    `<path d="M-14 10v23M-4 12v21M10 12v21M20 10v21" stroke="${night}" stroke-width="5"/>`,
    ...coat.map(([x, y, r]) => circle(wool, x, y, r)),
    fill(night, 'M26-14l18 2 8 14-8 8-18-6z'),
    circle(wool, 36, -5, 4.5),
    '</g>',
    rimmed(title, {colour: wool, rim: night, width: 11}),
  ];
}
