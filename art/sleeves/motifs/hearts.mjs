import {coral, disco, night, pink, wool} from '../colours.mjs';
import {fill, ground, n, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

function heart(size, sway) {
  const x = 300 + sway;
  const y = 305 - size * 0.1;
  const p = (dx, dy) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return `M${p(0, 1)}C${p(-0.5, 0.6)} ${p(-1.1, 0.2)} ${p(-1.1, -0.35)}C${p(-1.1, -1)} ${p(-0.25, -1.05)} ${p(0, -0.45)}C${p(0.25, -1.05)} ${p(1.1, -1)} ${p(1.1, -0.35)}C${p(1.1, 0.2)} ${p(0.5, 0.6)} ${p(0, 1)}z`;
}

/** Hearts that pull one in: hypnotic. */
export default function hearts({lines}) {
  const beats = times(17, (i) =>
    fill(
      [disco, night, coral, night, pink, night][i % 6],
      heart(430 - i * 25, 9 * Math.sin(i * 0.9)),
    ),
  );
  const title = setLines(lines, {x: 60, y: 190, width: 480, height: 220}, {at: 'middle'});
  return [ground(night), ...beats, rimmed(title, {colour: wool, rim: night, width: 14})];
}
