import {clover, gold, lemon, mint, night, wool} from '../colours.mjs';
import {fill, ground, line, n, polar, polygon, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const arms = (x, y, reach, turn = 0) =>
  times(3, (i) => {
    const [a, b] = [
      polar(x, y, reach, turn + i * 60 + 30),
      polar(x, y, reach, turn + i * 60 + 210),
    ];
    return `M${a.map(n).join(' ')}L${b.map(n).join(' ')}`;
  }).join('');

/** A pyramid under one enormous asterisk. */
export default function asterisks({lines}) {
  const layers = [
    [240, 132, night],
    [240, 104, gold],
    [240, 76, night],
    [240, 48, lemon],
    [240, 18, wool],
  ];
  const small = times(6, (row) =>
    times(6, (i) => arms(50 + i * 100, 50 + row * 100, 13, (row + i) * 15)).join(''),
  ).join('');
  const title = setLines(lines, {x: 75, y: 400, width: 450, height: 160});
  return [
    ground(clover),
    `<g stroke-linecap="round">`,
    line(mint, 9, small),
    fill(
      mint,
      polygon([
        [300, 120],
        [620, 620],
        [-20, 620],
      ]),
    ),
    fill(
      '#3fae7c',
      polygon([
        [300, 120],
        [620, 620],
        [360, 620],
      ]),
    ),
    ...layers.map(([reach, width, colour]) => line(colour, width, arms(300, 235, reach - 90))),
    '</g>',
    rimmed(title, {colour: wool, rim: night, width: 13}),
  ];
}
