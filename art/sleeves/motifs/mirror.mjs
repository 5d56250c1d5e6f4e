import {disco, dusk, gold, ice, lemon, lilac, night, pink, slate, wool} from '../colours.mjs';
import {circle, fill, ground, line, polygon, star, times, wedge} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const tones = [wool, ice, lilac, pink, dusk, disco, slate, lemon];
const at = (latitude, longitude) => {
  const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [300 + 205 * Math.cos(a) * Math.sin(b), 265 - 205 * Math.sin(a)];
};

/** A mirrored ball, every tile another light. */
export default function mirror({lines, random}) {
  const tiles = times(9, (row) => {
    const top = 90 - row * 20;
    const count = Math.max(4, Math.round(10 * Math.cos(((top - 10) * Math.PI) / 180)));
    const step = 180 / count;
    return times(count, (i) => {
      const [from, to] = [-90 + i * step + 1.4, -90 + (i + 1) * step - 1.4];
      const tile = polygon([
        at(top - 1.4, from),
        at(top - 1.4, to),
        at(top - 18.6, to),
        at(top - 18.6, from),
      ]);
      return [Math.floor(random(0, tones.length)), tile];
    });
  }).flat();
  const lit = tones.map((colour, tone) =>
    fill(
      colour,
      tiles
        .filter(([t]) => t === tone)
        .map(([, d]) => d)
        .join(''),
    ),
  );
  const beams = times(12, (i) => wedge(300, 265, 560, i * 30 + 4, i * 30 + 14)).join('');
  const sparks = [
    [170, 130, 46],
    [455, 205, 58],
    [385, 75, 30],
    [110, 330, 34],
    [520, 400, 38],
  ];
  const title = setLines(lines, {x: 60, y: 395, width: 480, height: 165});
  return [
    ground(dusk),
    fill(disco, beams),
    line(night, 8, 'M300 0v62'),
    circle(night, 300, 265, 214),
    ...lit,
    fill(gold, sparks.map(([x, y, size]) => star(x, y, size, size * 0.13, 4)).join('')),
    fill(wool, sparks.map(([x, y, size]) => star(x, y, size * 0.6, size * 0.1, 4)).join('')),
    rimmed(title, {colour: wool, rim: night, width: 12}),
  ];
}
