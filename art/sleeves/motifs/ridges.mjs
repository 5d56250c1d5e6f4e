import {ice, lilac, night, peach, pink, slate, wool} from '../colours.mjs';
import {circle, curve, fill, ground, times} from '../draw.mjs';
import {setLines} from '../title.mjs';

const tints = [ice, ice, lilac, lilac, pink, pink, peach];

/** A moon over a melody, drawn line behind line. */
export default function ridges({lines, random}) {
  const ridge = (row) => {
    const y = 205 + row * 20;
    const points = times(21, (i) => {
      const swell = Math.exp(-(((i - 10) / 4.4) ** 2));
      return [i * 30, y - swell * random(8, 135) - random(0, 5)];
    });
    const tint = tints[Math.floor(row / 2) % tints.length];
    return `<path fill="${night}" stroke="${tint}" stroke-width="4.5" d="M-9 ${y + 60}L${curve(points).slice(1)}L609 ${y + 60}"/>`;
  };
  const title = setLines(lines, {x: 60, y: 450, width: 480, height: 116}, {align: 'middle'});
  return [
    ground(night),
    circle(slate, 300, 170, 150),
    circle(peach, 300, 170, 118),
    ...times(11, ridge),
    fill(night, 'M0 432h600v168H0z'),
    fill(wool, title),
  ];
}
