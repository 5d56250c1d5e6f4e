import {disco, ink, pink, wool} from '../colours.mjs';
import {fill, ground, polygon, rectangle, star, times} from '../draw.mjs';
import {setLines} from '../title.mjs';

const cells = 14;

/** Pushes a point of the plane out over a ball. */
function bulge([x, y]) {
  const [dx, dy] = [x - 300, y - 222];
  const far = Math.hypot(dx, dy) / 225;
  if (far >= 1 || far === 0) {
    return [x, y];
  }
  const swell = Math.sin((far * Math.PI) / 2) ** 0.9 / far;
  return [300 + dx * swell, 222 + dy * swell];
}

/** Black, white, and a star that swells out of the board. */
export default function bulging({lines}) {
  const size = 600 / cells;
  const board = times(cells, (row) =>
    times(cells, (i) => {
      if ((row + i) % 2) {
        return '';
      }
      const [x, y] = [i * size, row * size - 22];
      return polygon(
        [
          [x, y],
          [x + size, y],
          [x + size, y + size],
          [x, y + size],
        ].map(bulge),
      );
    }).join(''),
  ).join('');
  const title = setLines(lines, {x: 40, y: 458, width: 520, height: 124}, {at: 'middle'});
  return [
    ground(wool),
    fill(ink, board),
    fill(ink, star(300, 222, 172, 78, 5)),
    fill(disco, star(300, 222, 156, 70, 5)),
    fill(pink, star(300, 222, 92, 41, 5)),
    fill(wool, star(300, 222, 40, 18, 5)),
    fill(ink, rectangle(0, 440, 600, 160)),
    fill(wool, title),
  ];
}
