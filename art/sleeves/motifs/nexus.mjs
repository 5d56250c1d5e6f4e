import {gold, ice, lemon, night, sky, wool} from '../colours.mjs';
import {circle, ground, line, n, polar, ring, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const count = 19;
const spots = times(count, (i) => polar(300, 275, 240, (i * 360) / count - 90));
const point = (i) => spots[i % count].map(n).join(' ');

/** Every point of the world joined with every other. */
export default function nexus({lines}) {
  const round = (step) => `M${times(count, (i) => point(i * step)).join(' ')}z`;
  const title = setLines(lines, {x: 60, y: 350, width: 480, height: 215}, {gap: 14});
  return [
    ground(sky),
    ...[295, 345, 395, 445].map((r, i) => ring(ice, 10 - i * 2, 300, 275, r)),
    circle(night, 300, 275, 262),
    `<g stroke-linejoin="round">`,
    line(ice, 1.6, [2, 3, 4, 5].map(round).join('')),
    line(lemon, 2, [7, 8].map(round).join('')),
    line(wool, 2.4, round(9)),
    '</g>',
    ...spots.map(([x, y]) => circle(gold, x, y, 12)),
    rimmed(title, {colour: wool, rim: night, width: 10}),
  ];
}
