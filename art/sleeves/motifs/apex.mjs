import {dusk, disco, gold, lemon, night, pink, plum, wool} from '../colours.mjs';
import {fill, ground, star, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const steps = [dusk, plum, disco, plum, pink, dusk, gold, disco, lemon];

/** Triangles that turn as they climb to their apex: trance. */
export default function apex({lines}) {
  const triangles = times(18, (i) =>
    fill(
      steps[i % steps.length],
      star(300, 345 - i * 4, 470 * 0.83 ** i, 235 * 0.83 ** i, 3, -90 + i * 7),
    ),
  );
  const title = setLines(lines, {x: 50, y: 400, width: 500, height: 150});
  return [ground(night), ...triangles, rimmed(title, {colour: wool, rim: night, width: 12})];
}
