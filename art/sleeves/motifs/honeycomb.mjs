import {gold, lemon, orange, plum, wool} from '../colours.mjs';
import {fill, ground, line, star, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const lengths = [120, 210, 90, 255, 150, 300, 110, 190];

/** Comb from edge to edge, and honey running down. */
export default function honeycomb({lines, random}) {
  const cells = times(9, (row) =>
    times(8, (i) => ({
      cell: star(i * 84 + (row % 2 ? 42 : 0), row * 73, 40, 40, 3),
      tone: Math.floor(random(0, 4)),
    })),
  ).flat();
  const all = (tone) =>
    cells
      .filter((cell) => cell.tone === tone)
      .map(({cell}) => cell)
      .join('');
  const runs = lengths.map((length) => `V${length}a24 24 0 0 0 48 0V70a13.5 13.5 0 0 1 27 0`);
  const shine = lengths.map((length, i) => `M${i * 75 + 14} 40V${length - 10}`);
  const title = setLines(lines, {x: 35, y: 400, width: 530, height: 160});
  return [
    ground('#d98a12'),
    ...[gold, lemon, wool, '#ffd27a'].map((colour, tone) => fill(colour, all(tone))),
    fill(orange, `M0-20V70${runs.join('')}V-20z`),
    `<g stroke-linecap="round">${line('#ffb27a', 7, shine.join(''))}</g>`,
    rimmed(title, {colour: plum, rim: wool, width: 12}),
  ];
}
