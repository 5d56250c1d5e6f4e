import {ink, lemon} from '../colours.mjs';
import {fill, ground, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const step = 85;
const rows = 9;

/** Where edge k stands at each row. */
const edge = (k) =>
  times(rows, (i) =>
    Math.round(k * 25 - 60 + 30 * Math.sin(i * 1.15 + k * 0.16) * Math.sin((k * Math.PI) / 28)),
  );

/** Soft steps from row to row, upright in each. */
const run = (xs, y) =>
  xs
    .slice(1)
    .map((x, i) => `s${x - xs[i]} ${y / 2} ${x - xs[i]} ${y}`)
    .join('');

const band = (k) => {
  const [down, up] = [edge(k), edge(k + 1).reverse()];
  return `M${down[0]}-40${run(down, step)}H${up[0]}${run(up, -step)}z`;
};

/** Waves that part and meet again, in acid yellow. */
export default function ways({lines}) {
  const title = setLines(lines, {x: 60, y: 150, width: 480, height: 300}, {at: 'middle', gap: 26});
  return [
    ground(lemon),
    fill(ink, times(14, (k) => band(k * 2)).join('')),
    rimmed(title, {colour: ink, rim: lemon, width: 18}),
  ];
}
