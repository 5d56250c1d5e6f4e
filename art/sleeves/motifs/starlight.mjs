import {disco, dusk, gold, lilac, night, pink, wool} from '../colours.mjs';
import {fill, ground, star, times, wedge} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const steps = [dusk, gold, disco, wool, dusk, pink, night, gold];

/** A star within a star within a star, on the air. */
export default function starlight({lines}) {
  const rays = times(15, (i) => wedge(300, 250, 520, i * 24 - 96, i * 24 - 84)).join('');
  const stars = times(8, (i) =>
    fill(steps[i], star(300, 255, 330 - i * 40, (330 - i * 40) * 0.48, 5)),
  );
  const title = setLines(lines, {x: 45, y: 350, width: 510, height: 215}, {gap: 12});
  return [
    ground(lilac),
    fill(pink, rays),
    ...stars,
    rimmed(title, {colour: wool, rim: night, width: 10}),
  ];
}
