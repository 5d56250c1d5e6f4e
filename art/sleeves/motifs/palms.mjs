import {coral, disco, dusk, gold, lemon, night, orange, plum, wool} from '../colours.mjs';
import {circle, curve, fill, line, n, polar, rectangle, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

function palm(x, y, lean, size) {
  const frond = (angle) => {
    const [tx, ty] = polar(x, y, size, angle);
    const [ux, uy] = polar(x, y, size * 0.62, angle - 24);
    const [lx, ly] = polar(x, y, size * 0.5, angle + 2);
    return `M${n(x)} ${n(y)}Q${n(ux)} ${n(uy)} ${n(tx)} ${n(ty + size * 0.25)}Q${n(lx)} ${n(ly)} ${n(x)} ${n(y)}`;
  };
  const fronds = [-165, -130, -95, -60, -20, 15, 160].map(frond).join('');
  const trunk = `M${n(x + lean)} 600Q${n(x + lean * 0.2)} 400 ${n(x)} ${n(y)}`;
  return fill(night, fronds) + line(night, size * 0.11, trunk);
}

/** Palms before a sun that sets into the sea. */
export default function palms({lines}) {
  const sky = [dusk, disco, coral, orange, gold].map((colour, i) =>
    fill(colour, rectangle(0, i * 82, 600, 90)),
  );
  const slots = times(5, (i) => {
    const y = 262 + i * 30;
    const half = Math.sqrt(205 ** 2 - (400 - y) ** 2) - 1;
    return rectangle(300 - half, y, half * 2, 4 + i * 3);
  }).join('');
  const swell = times(6, (i) =>
    curve(times(13, (k) => [k * 52 - 12, 424 + i * 32 + (k % 2 ? 9 : -9)])),
  );
  const title = setLines(lines, {x: 60, y: 290, width: 480, height: 272}, {gap: 14});
  return [
    ...sky,
    circle(lemon, 300, 400, 205),
    fill(gold, slots),
    fill(plum, rectangle(0, 400, 600, 200)),
    line(disco, 7, swell.join('')),
    palm(95, 130, -60, 190),
    palm(520, 210, 50, 150),
    rimmed(title, {colour: wool, rim: plum, width: 10}),
  ];
}
